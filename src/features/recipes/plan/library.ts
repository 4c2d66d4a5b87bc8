import type {Starter} from '../../../data/plans/starter';
import {cardOf, type RecipeCard} from '../../../data/recipes/card';
import type {Recipe} from '../../../data/recipes/schema';
import type {PlanRecipe} from './types';

/** What the planner shows of a recipe, beyond what its schedule needs. */
export interface PlannerRecipe extends PlanRecipe, Omit<RecipeCard, keyof PlanRecipe> {
  benefit: RecipeCard['benefit'];
  channels: RecipeCard['channels'];
}

/** A link to a plan that is ready to use. */
export interface StarterLink extends Pick<Starter, 'id' | 'title' | 'oneLine' | 'finder'> {
  path: string;
}

/** What the planner needs of a recipe; nothing where the recipe has no plan. */
export const toPlannerRecipe = (recipe: Recipe): PlannerRecipe[] =>
  recipe.plan === undefined
    ? []
    : [{...cardOf(recipe), ...recipe.plan, decide: recipe.decide, requires: recipe.requires}];
