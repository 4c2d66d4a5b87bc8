import {KINDS} from '../content/kinds';
import type {Generated} from '../lib/generated';
import {jsonSchema} from '../lib/jsonSchema';

/** The JSON Schema of every kind of file, which .vscode/settings.json names: written for editors, and not committed. */
export const schemaFiles = (): Generated =>
  new Map(
    KINDS.map(({name, schema}) => [
      `.schemas/${name}.json`,
      `${JSON.stringify(jsonSchema(name, schema), undefined, 2)}\n`,
    ]),
  );
