import * as z from 'zod';
import {list, text} from '../fields';

/** One expression of arithmetic; a bare number counts as one. */
const expression = z
  .union([text(300), z.number()], 'is no arithmetic, such as 50 * 40 / 28')
  .transform((value) => String(value));

/** A figure of the text, and what it follows from. */
const sum = z.strictObject({
  /** These words are in the text, with one number or one range. */
  says: text(160),
  /** What that comes to; both ends of a range. */
  is: z.union(
    [expression, z.tuple([expression, expression])],
    'is neither arithmetic, such as 50 * 40 / 28, nor a list of two',
  ),
  because: text(300),
});

/** Something that others say, and where; without an address it has not been seen there yet. */
const source = z
  .strictObject({
    claim: text(400),
    url: z.url({protocol: /^https$/}).optional(),
    checked: z.iso.date().optional(),
  })
  .refine(
    ({url, checked}) => (url === undefined) === (checked === undefined),
    'needs both "url" and "checked", or neither where its address was not seen',
  );

/** What a recipe or an article says about its own figures, all of it optional. */
export const evidenceFields = {
  sums: list(1, 40, sum).optional(),
  sources: list(1, 20, source).optional(),
  /** The last day on which a team of ours read the whole of it against its sources. */
  reviewed: z.strictObject({on: z.iso.date(), by: text(60)}).optional(),
  history: list(1, 40, z.strictObject({on: z.iso.date(), change: text(300)})).optional(),
};

export type Sum = z.infer<typeof sum>;

/** What recipes and articles share of it. */
export type Evidence = z.infer<z.ZodObject<typeof evidenceFields>>;
