import * as z from 'zod';
import type {Generated} from '../../lib/generated';
import {textOf} from '../../lib/generated';
import {schemaFile} from './jsonSchema';
import {kinds} from './kinds';

/** The editor's settings, from the project's root. */
export const SETTINGS = '.vscode/settings.json';

/** The editor's settings with the schema of every kind of YAML file; all else in them stays. */
export function editorSettings(siteDir: string): Generated {
  const settings = z.record(z.string(), z.unknown()).parse(JSON.parse(textOf(siteDir, SETTINGS) || '{}'));
  const schemas = Object.fromEntries(
    kinds(siteDir)
      .filter(({files}) => /\.ya?ml$/.test(files))
      .map((kind) => [schemaFile(kind), kind.files]),
  );
  return new Map([[SETTINGS, `${JSON.stringify({...settings, 'yaml.schemas': schemas}, undefined, 2)}\n`]]);
}
