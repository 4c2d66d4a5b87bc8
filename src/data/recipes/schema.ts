import * as z from 'zod';
import {usedCalculator} from '../calculators/schema';
import {evidenceFields} from '../evidence/schema';
import {choices, day, list, reference, slug, text, unique} from '../fields';
import {DESCRIPTION} from '../pageHeads';
import {planSchema} from '../plans/schema';
import {firstSchema, paysSchema, toolSchema} from './bar';
import {caseSchema} from './case';
import {studies} from './evidence';
import {pictureSchema} from './picture';
import {decideRow, leastSchema, paperFile, stepSchema, stepTable} from './steps';
import {CHANNELS, LEVELS, RECIPE_TAIL, STAGES} from './taxonomy';

/** A file to download, in static/papers/<id of the recipe or hub>. */
export const paper = z.strictObject({
  file: paperFile.describe('The name of the file'),
  label: text(90).describe('What it is, as the link says it'),
});

/** One growth recipe, plus its date, its links and the page's own wording; `rules.ts` has what must fit together. */
export const recipeFields = z.strictObject({
  id: slug.describe('The name of the file, and the last part of the page’s address'),
  number: unique(z.int().min(1)).describe('The number on its card, which it keeps'),
  name: unique(text(80)).describe('What it does, for whom'),
  channels: choices(CHANNELS, 'channel').describe('Where it runs; the first gives the page its colour'),
  objective: text(240).describe('Two to four aims that can be measured, separated by commas'),
  effortLevel: z.enum(LEVELS).describe('How much work it is'),
  expectedImpact: z
    .enum(LEVELS)
    .describe('What it may bring, by our judgement: reach, plausible lift and margin'),
  buyingCycle: z.enum(STAGES).describe('The stage of the buying cycle that it works on'),
  investmentRequired: z
    .boolean()
    .describe('Whether it takes a budget: for advertising, production or samples'),
  timeframe: text(160).describe('Time to set up, and time until it can be judged'),
  published: day.describe('Day of publication'),
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
  by: reference('advisor').describe('Id of the advisor who answers for it'),
  fit: z
    .strictObject({
      for: text(130).describe('The shop that it is for'),
      notFor: text(150).describe('Who should not do it, and why'),
      runFrom: text(150).describe('What a shop needs to run the play, in words'),
      proveFrom: text(150).describe('What it needs to prove it'),
      least: leastSchema.describe('The numbers in runFrom, as data'),
      firstSign: text(110).describe('What shows first that it works, and when'),
    })
    .describe('Whether it is for the reader, in ten seconds'),
  pays: paysSchema.describe('Why fit.least is the bar, as a sum'),
  first: firstSchema.describe('What brings most of it in one afternoon'),
  steps: list(6, 10, stepSchema).describe('Six to ten steps, by phase'),
  table: stepTable.optional().describe('One table in place of several steps'),
  decide: list(2, 3, decideRow).describe('What the decision goes by: two or three rows'),
  picture: pictureSchema.optional().describe('A drawing made of data'),
  assetsNeeded: list(3, 8).describe('What must exist before the first step, with its size or number'),
  dependencies: list(2, 6).describe('Access, data volume, people or consent that it needs'),
  caseStudy: text(480).describe(
    'The case in 40 to 60 words, as it is quoted; nothing else uses a figure of it',
  ),
  optimizationTips: list(
    3,
    6,
    z.strictObject({
      see: text(170).describe('What you see when it goes wrong'),
      do: text(220).describe('What you do then'),
    }),
  ).describe('What goes wrong, how you notice, what you do then'),
  source: text(60).describe('The network’s team that ran it'),
  case: caseSchema.describe('Whose case it is'),
  tools: list(1, 3, toolSchema).optional().describe('Tools that a step needs, by name'),
  evidence: studies.describe('What others have published on it, the strongest first; empty where nothing is'),
  plan: planSchema.optional().describe('What the planner needs to know'),
  calculators: list(1, 3, usedCalculator).optional().describe('Calculators below the text'),
  papers: list(1, 6, paper).optional().describe('Files to download, in static/papers/<id>'),
  ...evidenceFields,
});

export type Recipe = z.infer<typeof recipeFields>;
