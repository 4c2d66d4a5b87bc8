import * as z from 'zod';
import type {Generated} from '../../lib/generated';
import {kinds, type Kind} from './kinds';

/** Where JSON Schemas are, from the project's root: written for editors, and not committed. */
const SCHEMAS_DIR = '.schemas';

/** The file of a kind's JSON Schema. */
export const schemaFile = ({name}: Pick<Kind, 'name'>): string => `${SCHEMAS_DIR}/${name}.json`;

/** The JSON Schema of a kind: what editors complete, explain and underline. Draft 7 is what they know. */
export function jsonSchema({title, schema}: Pick<Kind, 'title' | 'schema'>): z.core.JSONSchema.BaseSchema {
  const converted = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override({jsonSchema: json}) {
      // Without the pattern, an editor's message about a date is easier to understand.
      if (json.format === 'date') {
        delete json.pattern;
      }
    },
  });
  return {...converted, title};
}

/** The JSON Schemas of every kind of file. */
export function schemaFiles(siteDir: string): Generated {
  return new Map(
    kinds(siteDir).map((kind) => [schemaFile(kind), `${JSON.stringify(jsonSchema(kind), undefined, 2)}\n`]),
  );
}
