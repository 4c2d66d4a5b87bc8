import * as z from 'zod';
import {marks, type Mark} from '../../data/fields';

/** A value whose field has a mark, and the keys that lead to it. */
export interface Marked {
  path: readonly (string | number)[];
  value: unknown;
  mark: Mark;
}

/** Every marked value of an item, in the order of its schema. */
export function markedIn(schema: unknown, value: unknown, path: Marked['path'] = []): Marked[] {
  if (value === undefined || value === null || !(schema instanceof z.ZodType)) {
    return [];
  }
  const mark = marks.get(schema);
  if (mark !== undefined) {
    return [{path, value, mark}];
  }
  const within = (key: string | number, part: unknown) =>
    markedIn(part, (value as Readonly<Record<string | number, unknown>>)[key], [...path, key]);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => within(key, part));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((_, index) => within(index, schema.element));
  }
  if (schema instanceof z.ZodTuple) {
    return schema.def.items.flatMap((part, index) => within(index, part));
  }
  if (schema instanceof z.ZodRecord) {
    return Object.keys(value).flatMap((key) => within(key, schema.valueType));
  }
  if (schema instanceof z.ZodUnion) {
    return markedIn(
      schema.options.find((part) => part instanceof z.ZodType && part.safeParse(value).success),
      value,
      path,
    );
  }
  if (schema instanceof z.ZodPipe) {
    return markedIn(schema.in, value, path);
  }
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? markedIn(schema.unwrap(), value, path)
    : [];
}

/** Every text for readers of an item, with the keys that lead to it. */
export const proseIn = (schema: unknown, item: object): {path: Marked['path']; text: string}[] =>
  markedIn(schema, item).flatMap(({path, value, mark}) =>
    mark.prose === true && typeof value === 'string' ? [{path, text: value}] : [],
  );
