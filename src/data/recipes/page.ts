import type {ShownCalculator} from '../calculators/schema';
import type {Reviewed} from '../evidence/age';
import type {PositionLink} from '../positions/types';
import {CARD_FIELDS, type RecipeCard} from './card';
import type {Paper} from './paper';
import type {Recipe} from './schema';
import type {Known} from './stamp';

/** The title of a recipe's page, without the site's name. */
export const recipeTitle = ({name, page}: Pick<Recipe, 'name' | 'page'>): string =>
  page?.title ?? `${name}: growth recipe`;

/** A recipe with the answers of its calculators and the age of its review. */
export interface ShownRecipe extends Recipe {
  calculators?: ShownCalculator[] | undefined;
  reviewed: Reviewed;
}

/** What a recipe's page shows beside its text, which is generated into docs/: no sentence is in its script twice. */
export const ROUTE_FIELDS = [
  ...CARD_FIELDS,
  'objective',
  'timeframe',
  'published',
  'page',
  'description',
  'fit',
  'pays',
  'decide',
  'picture',
  'assetsNeeded',
  'dependencies',
  'source',
  'plan',
  'tools',
  'calculators',
  'sums',
  'sources',
  'reviewed',
] as const satisfies readonly (keyof Recipe)[];

export type RecipeBeside = Pick<ShownRecipe, (typeof ROUTE_FIELDS)[number]>;

/** What the route of a recipe's page gives it. */
export interface RecipePageData {
  recipe: RecipeBeside;
  /** Its steps in brief, for the list beside them. */
  tasks: string[];
  /** What is publicly known of it. */
  known: Known;
  /** Who answers for it. */
  by: {id: string; name: string; title: string} | null;
  related: RecipeCard[];
  papers: Paper[];
  /** The papers and calculators named at a step. */
  atSteps: string[];
  positions: PositionLink[];
}
