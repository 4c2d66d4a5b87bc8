import * as z from 'zod';
import {choices, list, reference, text} from '../fields';
import {CHANNELS} from '../recipes/taxonomy';
import {REVENUES, WORRIES} from './worries';

const rule = z.strictObject({
  recipe: reference('recipe').describe('The id of a recipe'),
  channels: choices(CHANNELS, 'channel')
    .optional()
    .describe('Channels of which one must be in use already; absent: none is needed'),
  from: z.enum(REVENUES).optional().describe('The lowest band of monthly revenue that it suits'),
  to: z.enum(REVENUES).optional().describe('The highest band of monthly revenue that it suits'),
  because: text(180).describe('Why it helps with this worry, in one sentence'),
});

/** The best first. */
export const finderSchema = z.record(z.enum(WORRIES), list(5, 20, rule));

export type FinderRule = z.infer<typeof rule>;
export type FinderRules = z.infer<typeof finderSchema>;
