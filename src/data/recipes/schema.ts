import * as z from 'zod';
import {CHANNELS, LEVELS, STAGES} from './taxonomy';

/** Lower-case words joined by single hyphens: safe as a file name, an address and a JSON key. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Any control character but tab and line feed, and the separators that YAML and JavaScript read as line ends. */
const controlCharacters = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}]/u;
const MAX_TEXT = 2_000;

const text = (max = MAX_TEXT) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters long`)
    .refine((value) => !controlCharacters.test(value), 'must not contain control characters');

const list = (min: number, max: number) =>
  z.array(text()).min(min, `needs at least ${min} items`).max(max, `takes at most ${max} items`);

const slug = z.string().regex(SLUG, 'must be lower-case words joined by hyphens');

/** One growth recipe (specification 1 section 3), plus its date, its links and the page's own wording. */
export const recipeSchema = z.strictObject({
  id: slug,
  name: text(80),
  channels: z
    .array(z.enum(CHANNELS))
    .min(1, 'needs at least one channel')
    .refine((all) => new Set(all).size === all.length, 'names a channel twice'),
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
  related: z.array(slug).max(4, 'takes at most 4 items').default([]),
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
