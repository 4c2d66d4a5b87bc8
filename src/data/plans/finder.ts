import * as z from 'zod';
import {choices, list, slug, text} from '../fields';
import {CHANNELS} from '../recipes/taxonomy';
import {REVENUES, WORRIES} from './worries';

const rule = z.strictObject({
  recipe: slug,
  /** Channels of which one must be in use already; absent: none is needed. */
  channels: choices(CHANNELS, 'channel').optional(),
  /** The lowest and the highest band of revenue that it suits. */
  from: z.enum(REVENUES).optional(),
  to: z.enum(REVENUES).optional(),
  /** Why it helps with this worry, in one sentence. */
  because: text(180),
});

/** What the finder suggests for each worry, the best first. */
export const finderSchema = z.record(z.enum(WORRIES), list(5, 20, rule));

export type FinderRule = z.infer<typeof rule>;
export type FinderRules = z.infer<typeof finderSchema>;
