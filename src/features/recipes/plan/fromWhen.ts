import library from '@generated/content/default/recipes.json';
import type {PlanAddress} from './address';
import {beginningOf} from './agenda';
import {mondayAfter, type Day} from './days';
import type {PlanRecipe} from './types';
import {schedule} from './schedule';

/** The day on which a plan begins with a recipe; undefined where it has no place in it. Loads the whole library. */
export function fromWhen(plan: PlanAddress, id: string): Day | undefined {
  const start = plan.start ?? mondayAfter(new Date());
  const item = schedule({...plan, start}, library as PlanRecipe[]).items.find(({recipe}) => recipe.id === id);
  return item && beginningOf(item);
}
