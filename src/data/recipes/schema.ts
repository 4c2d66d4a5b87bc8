import * as z from 'zod';
import {usedCalculator} from '../calculators/schema';
import {evidenceFields} from '../evidence/schema';
import {choices, list, reference, slug, text} from '../fields';
import {DESCRIPTION, RECIPE_TAIL} from '../pageHeads';
import {planSchema} from '../plans/schema';
import {CHANNELS, LEVELS, STAGES} from './taxonomy';

/** What kind of case a recipe shows, and how it ended. */
const caseKind = z
  .strictObject({
    kind: z.enum(['illustrative', 'client']).describe('Whether it is an example or happened to a client'),
    client: reference('client').optional().describe('Id of the client whose case it is'),
    outcome: z.enum(['worked', 'failed', 'inconclusive']).describe('How it ended'),
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
  });

/** A file to download, in static/papers/<id of the recipe>. */
const paper = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(sql|mjs|csv|txt|md)$/, 'is not a name such as match-list.sql')
    .describe('The name of the file'),
  label: text(90).describe('What it is, as the link says it'),
});

/** One growth recipe, plus its date, its links and the page's own wording. */
export const recipeSchema = z.strictObject({
  id: slug.describe('The name of the file, and the last part of the page’s address'),
  name: text(80).describe('What it does, for whom'),
  channels: choices(CHANNELS, 'channel').describe('Where it runs; the first gives the page its colour'),
  objective: text(240).describe('Two to four aims that can be measured, separated by commas'),
  effortLevel: z.enum(LEVELS).describe('How much work it is'),
  expectedImpact: z.enum(LEVELS).describe('What it may bring'),
  buyingCycle: z.enum(STAGES).describe('The stage of the buying cycle that it works on'),
  investmentRequired: z
    .boolean()
    .describe('Whether it takes a budget: for advertising, production or samples'),
  timeframe: text(160).describe('Time to set up, and time until it can be judged'),
  published: z.iso
    .date()
    .describe('Day of publication; a day to come keeps the recipe out of the site until then'),
  related: z
    .array(reference('recipe'))
    .max(4)
    .default([])
    .describe('Ids of recipes that a reader would do before or after this one'),
  page: z
    .strictObject({
      heading: text(80).describe('The heading of the page'),
      title: text(70).describe('The title for search engines and browser tabs'),
      description: text(170).min(DESCRIPTION.from).describe('The description for search engines'),
    })
    .optional()
    .describe('Wording of the page where it differs from name and description'),
  description: text(DESCRIPTION.to - RECIPE_TAIL.length).describe(
    'The mechanism and its result, in 25 to 45 words',
  ),
  steps: list(6, 10).describe(
    'Each an action in one short sentence, then its setting, its threshold and its check',
  ),
  assetsNeeded: list(3, 8).describe('What must exist before the first step, with its size or number'),
  dependencies: list(2, 6).describe('Access, data volume, people or consent that it needs'),
  caseStudy: text(1_200).describe(
    'Situation, what was done, result with period and base, cost, what did not work',
  ),
  optimizationTips: list(3, 6).describe('What goes wrong, how you notice, what you do then'),
  source: text(60).describe('The network’s team that ran it'),
  case: caseKind.describe('What kind of case it is'),
  plan: planSchema.optional().describe('What the planner needs to know'),
  calculators: list(1, 3, usedCalculator).optional().describe('Calculators below the text'),
  papers: list(1, 6, paper).optional().describe('Files to download, in static/papers/<id>'),
  ...evidenceFields,
});

export type Recipe = z.infer<typeof recipeSchema>;
