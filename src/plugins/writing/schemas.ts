import * as z from 'zod';
import {KINDS} from '../content/kinds';
import {textOf, type Generated} from '../lib/generated';
import {jsonSchema} from '../lib/jsonSchema';

/** The settings of VS Code, from the project's root. */
const SETTINGS = '.vscode/settings.json';

/** The JSON Schema of a kind, from the project's root: written for editors, and not committed. */
const schemaFile = (kind: string): string => `.schemas/${kind}.json`;

/** The JSON Schemas of every kind of file; an article's is that of its front matter. */
export const schemaFiles = (): Generated =>
  new Map(
    KINDS.map(({name, schema}) => [
      schemaFile(name),
      `${JSON.stringify(jsonSchema(name, schema), undefined, 2)}\n`,
    ]),
  );

/** The editor's settings with the schema of every kind of YAML file; all else in them stays. */
export function editorSettings(siteDir: string): Generated {
  const settings = z.record(z.string(), z.unknown()).parse(JSON.parse(textOf(siteDir, SETTINGS) || '{}'));
  const schemas = Object.fromEntries(
    KINDS.filter(({files}) => /\.ya?ml$/.test(files)).map(({name, files}) => [schemaFile(name), files]),
  );
  return new Map([[SETTINGS, `${JSON.stringify({...settings, 'yaml.schemas': schemas}, undefined, 2)}\n`]]);
}
