import type {Recipe} from '../../../data/recipes/schema';
import {cardOf, type RecipeCard} from '../../../data/recipes/card';
import {pick} from '../../../lib/record';
import type {Day} from './days';

const FIELDS = ['id', 'name', 'channels', 'effortLevel', 'expectedImpact', 'decide'] as const;
const ON_CARD = ['number', 'facts', 'stamp'] as const;

/** What the scheduler needs of a recipe. */
export interface PlanRecipe
  extends
    Pick<Recipe, (typeof FIELDS)[number]>,
    Pick<RecipeCard, (typeof ON_CARD)[number]>,
    Pick<Recipe['fit'], 'least'>,
    NonNullable<Recipe['plan']> {}

/** What the planner needs of a recipe, in a list; an empty one for a recipe without a plan. */
export const toPlanRecipe = (recipe: Recipe): PlanRecipe[] =>
  recipe.plan === undefined
    ? []
    : [{...pick(recipe, FIELDS), ...pick(cardOf(recipe), ON_CARD), least: recipe.fit.least, ...recipe.plan}];

export interface PlanItem {
  recipe: PlanRecipe;
  /** The working days of its set-up, in order; none where it needs none. */
  setUp: readonly Day[];
  /** First day it runs. */
  runs: Day;
  /** Working day on which it is decided; it runs until the day before. */
  decision: Day;
  /** What it has to wait for once it is set up: the recipe on its surface, or hours that others take. */
  waitsFor?: Pick<PlanRecipe, 'name'> | 'hours' | undefined;
}

/** Why a plan is not as it was asked for. */
export type PlanWarning =
  /** What it needs is not in the plan, or cannot be planned either. */
  | {kind: 'missing need' | 'waits for'; id: string; needs: string}
  /** It takes longer by itself than a plan goes. */
  | {kind: 'too long'; id: string}
  /** With the fewest days a month with which it fits, where any do. */
  | {kind: 'no room'; id: string; days: number; enough: number | undefined};

export interface Plan {
  /** In the order of the plan. */
  items: readonly PlanItem[];
  warnings: readonly PlanWarning[];
}
