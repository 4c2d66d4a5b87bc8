import * as z from 'zod';
import {list, reference, text} from '../fields';
import {PHASES} from './taxonomy';

/** Most words of a step outside `why`: its task and how it is done. */
export const STEP_WORDS = 60;

/** A file name such as `match-list.sql`, in static/papers/<id of the recipe>. */
export const paperFile = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(sql|mjs|csv|txt|md)$/, 'is not a name such as match-list.sql');

const setting = z.tuple([text(40), text(120)]);

/** One step: the task alone takes three minutes to read, all of it an afternoon to do. */
export const stepSchema = z.strictObject({
  phase: z.enum(PHASES).describe('Part of the work: prepare, launch, watch or decide, in this order'),
  do: text(60).describe('The task, as an imperative, at most 60 characters, without a full stop'),
  how: text(480).describe(
    'How it is done, with the task at most 60 words: one instruction a sentence, at most one figure a sentence',
  ),
  settings: list(1, 6, setting)
    .optional()
    .describe('What is set to what, as [name, value]; at most six rows'),
  why: text(900).optional().describe('Where a figure comes from; folded on the page'),
  paper: paperFile.optional().describe('A file of `papers` that this step uses'),
  calculator: reference('calculator')
    .optional()
    .describe('A calculator of `calculators` that this step uses'),
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

const least = z.number().positive().max(100_000_000).optional();

export const requiresSchema = z
  .strictObject({
    ordersPerMonth: least.describe('Orders a month, at least'),
    averageOrder: least.describe('EUR of an average order without VAT, at least'),
    margin: least.describe('Contribution margin in per cent of it, at least'),
    conversionRate: least.describe('Orders per 100 visits, at least'),
    emailContacts: least.describe('Contacts who may be e-mailed, at least'),
    smsContacts: least.describe('Contacts who may be sent SMS, at least'),
    adSpendPerMonth: least.describe('EUR a month spent on advertising, at least'),
  })
  .refine((numbers) => Object.keys(numbers).length > 0, 'names no number: leave it out');

const label = text(48);
const note = text(90);

/** Drawings made of a recipe's data; one of its days is drawn from `plan` besides. */
export const pictureSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('split'),
      title: note,
      whole: label.describe('Who is divided: 5,200 lapsed buyers'),
      parts: list(2, 4, z.strictObject({label, share: z.number().min(0).max(100), note: note.optional()})),
    })
    .describe('Who goes where, and how many; shares in per cent'),
  z
    .strictObject({
      kind: z.literal('ladder'),
      title: note,
      rungs: list(
        3,
        7,
        z.strictObject({
          day: z.number().min(0).max(400),
          who: label,
          message: label,
          offer: label.optional(),
        }),
      ),
    })
    .describe('Messages by day'),
  z
    .strictObject({
      kind: z.literal('tiers'),
      title: note,
      tiers: list(
        2,
        5,
        z.strictObject({audience: label, content: label, event: label, share: z.number().min(0).max(100)}),
      ),
    })
    .describe('Audiences above each other, with their share of the budget in per cent'),
  z
    .strictObject({
      kind: z.literal('branches'),
      title: note,
      from: label.describe('What happens first: Checkout left'),
      branches: list(2, 6, z.strictObject({signal: label, wait: text(24).optional(), message: note})),
    })
    .describe('What is done after which signal'),
  z
    .strictObject({
      kind: z.literal('before-after'),
      title: note,
      columns: z.tuple([text(24), text(24)]).default(['Before', 'After']),
      rows: list(2, 6, z.strictObject({label, before: note, after: note})),
    })
    .describe('Rows of a table that change'),
  z
    .strictObject({
      kind: z.literal('screen'),
      title: note,
      blocks: list(3, 8, z.strictObject({label, place: note.optional()})),
    })
    .describe('A schematic screen, from top to bottom; a block with `place` is numbered and explained'),
]);
export type Picture = z.infer<typeof pictureSchema>;

const amount = z.number().min(-10_000_000).max(10_000_000);

/** What kind of case a recipe shows, how it ended, and what it left. */
export const caseSchema = z
  .strictObject({
    kind: z.enum(['illustrative', 'client']).describe('Whether it is an example or happened to a client'),
    client: reference('client').optional().describe('Id of the client whose case it is'),
    outcome: z
      .enum(['worked', 'failed', 'inconclusive'])
      .describe('How it ended; "worked" only where money was left after own hours'),
    shop: text(90).describe('The shop and its revenue: Children’s shoes, EUR 175k a month'),
    revenue: z.number().positive().optional().describe('EUR a month that the shop takes, as a number'),
    did: text(170).describe('What was done, in one sentence'),
    columns: z
      .tuple([text(24), text(24)])
      .default(['Before', 'After'])
      .describe('Headings of the two columns of figures: Before and After, or Held out and Mailed'),
    figures: list(
      1,
      4,
      z.strictObject({label: text(48), before: text(30).optional(), after: text(30)}),
    ).describe('Up to four figures, with what they were before or in the control group'),
    left: z
      .strictObject({
        eur: amount.describe('EUR left after own hours'),
        months: z.number().positive().max(60).describe('In how many months'),
        hours: z.number().min(0).max(5_000).describe('Own hours that were taken off, at the stated rate'),
        from: amount.optional().describe('Low end of its 95 % interval'),
        to: amount.optional().describe('High end of its 95 % interval'),
      })
      .optional()
      .describe('Money left after own hours'),
    wrong: text(170).describe('What went wrong, or what the case does not show'),
  })
  .refine(({kind, client}) => kind !== 'client' || client !== undefined, {
    path: ['client'],
    message: 'is missing',
    params: {remedy: 'Add client: <id of a client>.'},
  })
  .refine(({kind, client}) => kind === 'client' || client === undefined, {
    path: ['client'],
    message: 'names a client where the case is an example',
    params: {remedy: 'Remove client, or write kind: client.'},
  })
  .refine(({outcome, left}) => outcome !== 'worked' || (left?.eur ?? 0) > 0, {
    path: ['outcome'],
    message: 'is "worked", and no money was left',
    params: {remedy: 'Give what was left after own hours in left.eur, or write failed or inconclusive.'},
  })
  .refine(
    ({left}) =>
      left?.from === undefined || left.to === undefined || (left.from <= left.eur && left.eur <= left.to),
    {
      path: ['left'],
      message: 'has an interval that does not hold its amount',
    },
  );
