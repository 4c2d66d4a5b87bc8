import * as z from 'zod';
import {usedCalculator} from '../calculators/schema';
import {evidenceFields} from '../evidence/schema';
import {choices, list, slug, text} from '../fields';
import {planSchema} from '../plans/schema';
import {CHANNELS, LEVELS, STAGES} from './taxonomy';

/** What kind of case a recipe shows, and how it ended. */
const caseKind = z
  .strictObject({
    kind: z.enum(['illustrative', 'client']),
    /** The client whose case it is. */
    client: slug.optional(),
    outcome: z.enum(['worked', 'failed', 'inconclusive']),
  })
  .refine(
    ({kind, client}) => (kind === 'client') === (client !== undefined),
    'names a client where its kind is client, and only there',
  );

/** A file to download, in static/papers/<id of the recipe>. */
const paper = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(sql|mjs|csv|txt|md)$/, 'is not a name such as match-list.sql'),
  label: text(90),
});

/** One growth recipe, plus its date, its links and the page's own wording. */
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
  /** Wording of the page where it differs from name and description. */
  page: z.strictObject({heading: text(80), title: text(70), description: text(170)}).optional(),
  description: text(400),
  steps: list(6, 10),
  assetsNeeded: list(3, 8),
  dependencies: list(2, 6),
  caseStudy: text(1_200),
  optimizationTips: list(3, 6),
  source: text(60),
  case: caseKind.optional(),
  plan: planSchema.optional(),
  calculators: list(1, 3, usedCalculator).optional(),
  papers: list(1, 6, paper).optional(),
  ...evidenceFields,
});

export type Recipe = z.infer<typeof recipeSchema>;
