import * as z from 'zod';
import {choices, list, slug, text} from '../fields';
import {CHANNELS, LEVELS, STAGES} from './taxonomy';

/** One growth recipe (specification 1 section 3), plus its date, its links and the page's own wording. */
export const recipeSchema = z.strictObject({
  id: slug,
  name: text(80),
  channels: choices(CHANNELS, 'channel'),
  /** Two to four aims, separated by commas. */
  objective: text(240),
  effortLevel: z.enum(LEVELS),
  expectedImpact: z.enum(LEVELS),
  buyingCycle: z.enum(STAGES),
  investmentRequired: z.boolean(),
  timeframe: text(160),
  /** Day the recipe was first published, as `2025-03-11`. */
  published: z.iso.date(),
  /** Recipes a reader would do before or after this one. */
  related: z.array(slug).max(4).default([]),
  /** Wording of the page where it differs from name and description (specification 1 section 2.6). */
  page: z.strictObject({heading: text(80), title: text(70), description: text(170)}).optional(),
  description: text(400),
  steps: list(6, 10),
  assetsNeeded: list(3, 8),
  dependencies: list(2, 6),
  caseStudy: text(1_200),
  optimizationTips: list(3, 6),
  source: text(60),
});

export type Recipe = z.infer<typeof recipeSchema>;
