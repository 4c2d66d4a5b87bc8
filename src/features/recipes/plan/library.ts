import type {Starter} from '../../../data/plans/starter';
import type {Recipe} from '../../../data/recipes/schema';
import type {PlanRecipe} from './types';

/** What the planner shows of a recipe, beyond what its schedule needs. */
export interface PlannerRecipe
  extends PlanRecipe, Pick<Recipe, 'channels' | 'buyingCycle' | 'investmentRequired'> {}

/** What must be there before a recipe can begin, by the recipe's id. */
export type Preparations = Record<string, Pick<Recipe, 'assetsNeeded' | 'dependencies'>>;

/** A link to a plan that is ready to use. */
export interface StarterLink extends Pick<Starter, 'id' | 'title' | 'oneLine' | 'finder'> {
  path: string;
}

/** What the planner needs of a recipe; nothing where the recipe has no plan. */
export function toPlannerRecipe({plan, ...recipe}: Recipe): PlannerRecipe[] {
  const {id, name, channels, buyingCycle, investmentRequired, effortLevel, expectedImpact} = recipe;
  return plan === undefined
    ? []
    : [{id, name, channels, buyingCycle, investmentRequired, effortLevel, expectedImpact, ...plan}];
}
