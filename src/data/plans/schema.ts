import * as z from 'zod';
import {choices, list, marks, reference, text} from '../fields';
import {CHANNELS} from '../recipes/taxonomy';
import {WORRIES} from './worries';

/** What recipes occupy while they run, with labels. */
export const surfacesSchema = z.record(
  z.string().regex(/^[a-z-]+(\/[a-z-]+)?$/, 'must be lower-case words, with at most one slash'),
  text(60),
);

export const planSchema = z.strictObject({
  setUpDays: z.number().min(0).max(60).describe('One person’s working days before it runs'),
  runsDays: z.int().min(1).max(366).describe('Calendar days from its start to the first decision'),
  hoursPerWeek: z
    .number()
    .min(0.25)
    .max(40)
    .optional()
    .describe('Hours of the team’s time a week while it runs; left out, where the text asks for none'),
  spend: z
    .strictObject({
      from: z.number().min(0).describe('At least'),
      to: z.number().min(1).describe('At most'),
    })
    .refine(({from, to}) => from <= to, 'has a "from" above its "to"')
    .optional()
    .describe('EUR needed in that time beyond normal spend'),
  needs: z
    .array(reference('recipe'))
    .max(4)
    .default([])
    .describe('Ids of recipes that must be decided before this one starts'),
  occupies: list(0, 6, z.string().register(marks, {reference: 'surface'}))
    .default([])
    .describe(
      'Places that nothing else may change while it is being proved: keys of src/data/plans/surfaces.yaml',
    ),
});

const orders = z.int().min(1).max(1_000_000);

const rule = z.strictObject({
  recipe: reference('recipe').describe('The id of a recipe'),
  channels: choices(CHANNELS, 'channel')
    .optional()
    .describe('Channels of which one must be in use already; absent: none is needed'),
  from: orders.optional().describe('Orders a month; a shop with fewer gets it after the others'),
  below: orders.optional().describe('Orders a month from which it is not suggested any more'),
  subscriptions: z.literal(true).optional().describe('Whether it is only for shops that sell subscriptions'),
  because: text(180).describe('Why it helps with this worry, in one sentence'),
});

/** The best first. */
export const finderSchema = z.record(z.enum(WORRIES), list(5, 24, rule));

export type FinderRule = z.infer<typeof rule>;
export type FinderRules = z.infer<typeof finderSchema>;
