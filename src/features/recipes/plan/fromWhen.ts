import library from '@generated/content/default/recipes.json';
import {USUAL_DAYS, type PlanAddress} from './address';
import {beginningOf} from './agenda';
import {dayOf, mondayAfter, type Day} from './days';
import {schedule} from './schedule';
import type {PlanRecipe} from './types';

/** The day on which a plan begins with a recipe; undefined where it has no place in it. Loads the whole library. */
export function fromWhen({recipes, start, days = USUAL_DAYS}: PlanAddress, id: string): Day | undefined {
  const dated = {recipes, start: start ?? mondayAfter(dayOf(new Date())), days};
  const item = schedule(dated, library as PlanRecipe[]).items.find(({recipe}) => recipe.id === id);
  return item && beginningOf(item);
}
