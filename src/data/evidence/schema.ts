import * as z from 'zod';
import {day, list, text, webAddress} from '../fields';
import {isRefused} from './refusedHosts';

/** Arithmetic; a bare number counts. */
const expression = z
  .union([text(300), z.number()], 'is no arithmetic, such as 50 * 40 / 28')
  .transform((value) => String(value));

const sum = z.strictObject({
  says: text(160).describe('Words that are in the text, with one number or one range'),
  is: z
    .union(
      [expression, z.tuple([expression, expression])],
      'is neither arithmetic, such as 50 * 40 / 28, nor a list of two',
    )
    .describe('What that comes to, as arithmetic; a list of two for a range'),
  because: text(300).describe('The sum in words'),
});

/** Where others say it. */
export const sourceAddress = webAddress.refine(
  (url) => !isRefused(url),
  'is on a host that no source may be on (src/data/evidence/refusedHosts.ts). Take the page of the platform, the law, a regulator or a trade title that says it first. Without one, say that it is our observation, and leave out the source.',
);

/** What others say; until `checked`, nobody has seen it there. */
const source = z
  .strictObject({
    claim: text(400).describe('What they say'),
    url: sourceAddress.optional().describe('The page that says it; left out unless its address is certain'),
    checked: day.optional().describe('The day on which it was seen there; left out until then'),
    readAt: webAddress
      .optional()
      .describe('The page on which its wording was read on that day, where that was not the first'),
  })
  .refine(
    ({url, checked}) => checked === undefined || url !== undefined,
    'needs "url" beside "checked": the page on which it was seen',
  );

export const evidenceFields = {
  sums: list(1, 60, sum).describe('Figures of the text, and what they follow from'),
  sources: list(1, 60, source).describe('What others say, and where'),
  reviewed: z
    .strictObject({
      on: day.describe('The day'),
      by: text(60).describe('The team'),
    })
    .describe('When one of our teams last read the whole of it against its sources'),
};

export type Sum = z.infer<typeof sum>;

export type Evidence = z.infer<z.ZodObject<typeof evidenceFields>>;
