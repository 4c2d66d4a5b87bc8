import * as z from 'zod';

/** A schema as JSON Schema: what editors complete, explain and underline. Draft 7 is what they know. */
export function jsonSchema(title: string, schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const converted = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override({jsonSchema: json}) {
      // Editors explain a wrong date better without the pattern.
      if (json.format === 'date') {
        delete json.pattern;
      }
    },
  });
  return {...converted, title};
}
