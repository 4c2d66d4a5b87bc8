import type {Day} from '../plan/days';
import {weekOf} from '../plan/starters';
import type {PlanItem} from '../plan/types';
import {days} from '../plan/words';

/** A week of a plan, as `Week 3`. */
export const weekName = (day: Day): string => `Week ${weekOf(day)}`;

/** A week within a sentence, as `week 3`. */
export const inWeek = (day: Day): string => `week ${weekOf(day)}`;

/** Where a recipe is in its plan, in one line. */
export function placeInWords({recipe, setUp: [first], runs, decision}: PlanItem): string {
  const begin =
    first === undefined ? 'Runs' : `${days(recipe.setUpDays)} of set-up from week ${weekOf(first)}, runs`;
  return `${begin} from week ${weekOf(runs)}, decided in week ${weekOf(decision)}`;
}
