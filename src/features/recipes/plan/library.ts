import type {Starter} from '../../../data/plans/starter';
import type {Recipe} from '../../../data/recipes/schema';
import {pick} from '../../../lib/record';
import type {PlanRecipe} from './types';

/** A link to a plan that is ready to use. */
export interface StarterLink extends Pick<Starter, 'id' | 'title' | 'oneLine'> {
  path: string;
}

/** What the planner needs of a recipe; nothing where the recipe has no plan. */
export const toPlanRecipe = (recipe: Recipe): PlanRecipe[] =>
  recipe.plan === undefined
    ? []
    : [
        {
          ...pick(recipe, ['id', 'name', 'channels', 'effortLevel', 'expectedImpact', 'decide', 'requires']),
          ...recipe.plan,
        },
      ];
