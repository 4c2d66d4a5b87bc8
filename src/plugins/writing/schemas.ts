import * as z from 'zod';
import {pageSchemas} from '../../data/pages/schemas';
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
function editorSettings(siteDir: string): Generated {
  const settings = z.record(z.string(), z.unknown()).parse(JSON.parse(textOf(siteDir, SETTINGS) || '{}'));
  const schemas = Object.fromEntries(
    KINDS.filter(({files}) => /\.ya?ml$/.test(files)).map(({name, files}) => [schemaFile(name), files]),
  );
  return new Map([[SETTINGS, `${JSON.stringify({...settings, 'yaml.schemas': schemas}, undefined, 2)}\n`]]);
}

/** One row a page: the type of a module cannot follow from its path. */
const declaration = (name: string) =>
  `declare module '*/${name}.yaml' { import type {CompiledPage} from '@site/src/data/pages/schemas'; const texts: CompiledPage<'${name}'>; export default texts; }\n`;

/** What TypeScript knows of the pages' texts: the bundler compiles their files to plain data. */
const pageModules = (): Generated =>
  new Map([
    [
      'src/data/pages/yaml.d.ts',
      `// Generated from the schemas of this folder by "npm run generate". Never edited by hand.\n\n${Object.keys(pageSchemas).map(declaration).join('')}`,
    ],
  ]);

/** What follows from the schemas and is committed: the editor's settings, and the types of the pages' texts. */
export const filesOfSchemas = (siteDir: string): Generated =>
  new Map([...editorSettings(siteDir), ...pageModules()]);
