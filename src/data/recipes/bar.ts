import * as z from 'zod';
import {day, list, text} from '../fields';

const share = z.string().regex(/^\d+(\.\d+)? %$/, 'is not a share such as "7 %"');

/** What the play brings at the smallest shop it is for, as a product whose factors a reader can put their own numbers to. */
export const paysSchema = z.strictObject({
  gain: list(2, 6, z.tuple([text(60), z.union([z.number().positive(), share])])).describe(
    'EUR of margin a month at the bar, as a product: what each factor is, and its number or share',
  ),
  assumes: text(240).describe('Which factors are our assumptions, and where the others are from'),
  hours: z.number().min(0).max(80).describe('Hours a month that it takes once it is decided'),
});

export type Pays = z.infer<typeof paysSchema>;

/** What brings most of the play in one afternoon. */
export const firstSchema = z.strictObject({
  hours: z.number().min(1).max(8).describe('Hours for all of it'),
  do: list(
    2,
    4,
    text(260).refine((task) => /[.!?]$/.test(task), 'is a sentence or two: end it with a full stop'),
  ).describe('What is done, in the words of the shop system, the platform or the tool'),
});

/** A tool that a step needs; we are not paid for naming it. */
export const toolSchema = z.strictObject({
  name: text(50).describe('Its name'),
  for: text(120).describe('What it does for a step'),
  on: day.describe('The day on which we saw that it does'),
});
