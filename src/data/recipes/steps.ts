import * as z from 'zod';
import {CALCULATOR_IDS} from '../calculators/ids';
import {list, text} from '../fields';
import {keysOf} from '../../lib/record';
import {SHARED_RULES} from './sharedRules';
import {PHASES} from './taxonomy';

/** A file name such as `match-list.sql`, in static/papers/<id of the recipe>. */
export const paperFile = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(sql|mjs|csv|txt|md)$/, 'is not a name such as match-list.sql');

const setting = z.tuple([text(40), text(120)]);

/** One step: the task alone takes three minutes to read, all of it an afternoon to do. */
export const stepSchema = z.strictObject({
  phase: z.enum(PHASES).describe('Part of the work: prepare, launch, watch or decide, in this order'),
  do: text(60)
    .refine((task) => !task.endsWith('.'), 'is a heading: leave out the full stop at its end')
    .describe('The task, as an imperative, at most 60 characters, without a full stop'),
  how: text(480).describe(
    'How it is done, with the task at most 60 words: one instruction a sentence, at most one figure a sentence',
  ),
  rules: list(1, 3, z.enum(keysOf(SHARED_RULES)))
    .optional()
    .describe('Rules of sharedRules.ts that it follows: they are its first settings'),
  settings: list(1, 6, setting)
    .optional()
    .describe('What is set to what, as [name, value]; at most six rows'),
  why: text(900).optional().describe('Where a figure comes from; folded on the page'),
  proof: z
    .boolean()
    .optional()
    .describe('Whether only the proof needs it: without such steps the play is whole'),
  paper: paperFile.optional().describe('A file of `papers` that this step uses'),
  calculator: z.enum(CALCULATOR_IDS).optional().describe('A calculator of `calculators` that this step uses'),
});

/** One table in place of several steps: a ladder, branches, tiers. */
export const stepTable = z
  .strictObject({
    phase: z.enum(PHASES).describe('The part of the work that it belongs to'),
    title: text(80).describe('What it shows'),
    columns: list(2, 5, text(30)).describe('The heading of each column'),
    rows: list(2, 8, list(2, 5, text(160))).describe('The cells of each row, one for each column'),
  })
  .refine(({columns, rows}) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'has a row with more or fewer cells than there are columns',
  });

/** What the decision goes by: a condition, and what is done then. */
export const decideRow = z.strictObject({
  when: text(110).describe('The condition, in words that fit every shop, lower case'),
  then: text(110).describe('What is done then, as an imperative'),
});

const least = z.number().positive().max(100_000_000);

/** The numbers of a shop in `runFrom`, for the finder and for programs. */
export const leastSchema = z.strictObject({
  ordersPerMonth: least.describe('Orders a month'),
  adSpendPerMonth: least.optional().describe('EUR a month spent on advertising'),
  emailContacts: least.optional().describe('Contacts who may be e-mailed'),
});
