import type {Starter} from '../../../data/plans/starter';
import {cardOf, type RecipeCard} from '../../../data/recipes/card';
import type {Recipe} from '../../../data/recipes/schema';
import type {PlanRecipe} from './types';

/** What the planner shows of a recipe, beyond what its schedule needs. */
export interface PlannerRecipe extends PlanRecipe, Omit<RecipeCard, keyof PlanRecipe> {
  benefit: RecipeCard['benefit'];
  channels: RecipeCard['channels'];
}

/** What must be there before a recipe can begin, by its id. */
export type Preparations = Record<
  string,
  Pick<Recipe, 'assetsNeeded' | 'dependencies'> & {
    /** How large each group of its test has to be, and under what conditions. */
    people?: string | undefined;
  }
>;

/** A link to a plan that is ready to use. */
export interface StarterLink extends Pick<Starter, 'id' | 'title' | 'oneLine' | 'finder'> {
  path: string;
}

/** What the planner needs of a recipe; nothing where the recipe has no plan. */
export const toPlannerRecipe = (recipe: Recipe): PlannerRecipe[] =>
  recipe.plan === undefined
    ? []
    : [{...cardOf(recipe), ...recipe.plan, decide: recipe.decide, requires: recipe.requires}];

/** The size of each group, as the figures of a recipe work them out first. */
export function peopleOf({sums}: Pick<Recipe, 'sums'>): string | undefined {
  const sum = sums.find(
    ({says, is}) =>
      typeof is === 'string' && /^testSize\([^()]*\)\.perGroup$/.test(is) && !says.startsWith('would'),
  );
  const figure = /\d[\d,]*(?: million)?(?: [a-z]+)?/.exec(sum?.says ?? '')?.[0];
  return sum && figure && `About ${figure} (${sum.because})`;
}
