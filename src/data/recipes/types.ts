import type {ShownCalculator} from '../calculators/schema';
import type {ShownEvidence} from '../evidence/age';
import {keepFigures} from '../../lib/keepFigures';
import type {PositionLink} from '../positions/types';
import {pick} from '../../lib/record';
import type {Paper} from './paper';
import type {Recipe} from './schema';

/** The fields of a recipe that a link to it shows. */
const SUMMARY_FIELDS = [
  'id',
  'name',
  'channels',
  'buyingCycle',
  'effortLevel',
  'expectedImpact',
] as const satisfies readonly (keyof Recipe)[];

/** The fields of a recipe that the list searches, filters and sorts by. */
const INDEX_FIELDS = [
  ...SUMMARY_FIELDS,
  'description',
  'objective',
] as const satisfies readonly (keyof Recipe)[];

/** The fields of a recipe that its card in the list shows whole; steps and assets are cut (see `toRecipeCard`). */
const CARD_FIELDS = [
  ...INDEX_FIELDS,
  'timeframe',
  'investmentRequired',
  'caseStudy',
  'case',
  'source',
] as const satisfies readonly (keyof Recipe)[];

/** What a link to a recipe shows. */
export type RecipeSummary = Pick<Recipe, (typeof SUMMARY_FIELDS)[number]>;

/** What the list needs of a recipe to search, filter and sort it. */
export interface RecipeIndexEntry extends Pick<Recipe, (typeof INDEX_FIELDS)[number]> {
  /** Other words that visitors have for what it says. */
  also?: string;
}

/** What the card of a recipe within an article shows. */
export type RecipeFacts = RecipeSummary & Pick<Recipe, 'timeframe'>;

/** What the card of a recipe in the list shows, and what the list filters by. */
export interface RecipeCardData extends Pick<Recipe, (typeof CARD_FIELDS)[number]> {
  /** The first steps, whole, and how many there are in all. */
  steps: string[];
  stepCount: number;
  /** The first assets, and how many there are in all. */
  assetsNeeded: string[];
  assetCount: number;
  /** Whether it says how long it takes, so that the planner can place it. */
  hasPlan: boolean;
}

/** A recipe as its Markdown shows it. */
export type ShownRecipe = Omit<Recipe, 'calculators' | 'reviewed'> &
  ShownEvidence & {calculators?: ShownCalculator[] | undefined};

/** A recipe as its page needs it beside its body, with no text twice. */
export type RecipeRecord = Omit<
  ShownRecipe,
  'description' | 'page' | 'steps' | 'caseStudy' | 'case' | 'source' | 'optimizationTips'
> & {
  /** What differs on its page, but for what is in the front matter. */
  page?: {heading: string};
  /** Left out where it is the description of the page as well, which is in the front matter. */
  description?: string;
};

/** What the route of a recipe's page gives it. */
export interface RecipePageData {
  recipe: RecipeRecord;
  related: RecipeSummary[];
  papers: Paper[];
  positions: PositionLink[];
}

/** Steps and assets on a card. */
const STEPS_ON_CARD = 3;
const ASSETS_ON_CARD = 4;

/** Projects a recipe to what a link shows. */
export const toSummary = (recipe: RecipeSummary): RecipeSummary => pick(recipe, SUMMARY_FIELDS);

/** Projects a recipe to what its page needs beside its body. */
export const toRecord = ({
  description,
  page,
  steps: _steps,
  caseStudy: _caseStudy,
  case: _case,
  source: _source,
  optimizationTips: _tips,
  ...recipe
}: ShownRecipe): RecipeRecord => ({
  ...recipe,
  ...(page !== undefined && {description, page: {heading: page.heading}}),
});

/** Projects a recipe to what the list filters by. */
export const toIndexEntry = (recipe: Recipe): RecipeIndexEntry => pick(recipe, INDEX_FIELDS);

/** Projects a recipe to what its card within an article shows. */
export const toFacts = (recipe: Recipe): RecipeFacts => ({
  ...toSummary(recipe),
  timeframe: recipe.timeframe,
});

/** Projects a recipe to what its card in the list shows. */
export const toRecipeCard = (recipe: Recipe): RecipeCardData => ({
  ...pick(recipe, CARD_FIELDS),
  description: keepFigures(recipe.description),
  objective: keepFigures(recipe.objective),
  timeframe: keepFigures(recipe.timeframe),
  caseStudy: keepFigures(recipe.caseStudy),
  steps: recipe.steps.slice(0, STEPS_ON_CARD).map(keepFigures),
  stepCount: recipe.steps.length,
  assetsNeeded: recipe.assetsNeeded.slice(0, ASSETS_ON_CARD).map(keepFigures),
  assetCount: recipe.assetsNeeded.length,
  hasPlan: recipe.plan !== undefined,
});
