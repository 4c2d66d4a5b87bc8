import {spendText} from '../../../data/plans/spend';
import type {Starter} from '../../../data/plans/starter';
import {counted} from '../../../lib/counted';
import {planPath} from './address';
import {costOf} from './agenda';
import type {Day} from './days';
import {schedule} from './schedule';
import type {Plan, PlanItem, PlanRecipe} from './plan';
import {days} from './words';

/** The Monday from which the weeks of starter plans are counted: 1 June 2026, so that the first month is a whole one. */
export const FIRST_DAY: Day = 20_605;

/** The week of a starter plan that a day falls in, counted from 1. */
export const weekOf = (day: Day): number => Math.floor((day - FIRST_DAY) / 7) + 1;

/** Where a recipe is in a starter plan, in one line. */
export function placeInWords({recipe, setUp: [first], runs, decision}: PlanItem): string {
  const begin =
    first === undefined ? 'Runs' : `${days(recipe.setUpDays)} of set-up from week ${weekOf(first)}, runs`;
  return `${begin} from week ${weekOf(runs)}, decided in week ${weekOf(decision)}`;
}

type Placed = Pick<Starter, 'recipes' | 'daysPerMonth'>;

const idsOf = ({recipes}: Pick<Placed, 'recipes'>) => recipes.map(({id}) => id);

/** The schedule of a starter plan, in the order of its file. Unknown ids are left out. */
export const starterSchedule = (starter: Placed, library: readonly PlanRecipe[], start = FIRST_DAY): Plan =>
  schedule({recipes: idsOf(starter), start, days: starter.daysPerMonth, proof: true}, library);

/** A starter plan with all that follows from its recipes. */
export type StarterPlan = ReturnType<typeof starterPlan>;

/** Everything that the page of a starter plan shows; all of its recipes are in the library. */
export function starterPlan(starter: Starter, library: readonly PlanRecipe[]) {
  const {items} = starterSchedule(starter, library);
  const expected = starter.expect.flatMap(({recipe, week, text}) =>
    items
      .filter((item) => item.recipe.id === recipe)
      .map((item) => ({week: week ?? weekOf(item.decision), recipe: item.recipe.name, text})),
  );
  return {
    starter,
    items,
    expected: expected.sort((a, b) => a.week - b.week),
  };
}

/** What a link to a starter plan shows: how large it is, too. */
export function starterCard({starter: {id, title, oneLine}, items}: StarterPlan) {
  const {setUpDays, spend} = costOf({items});
  const weeks = Math.max(0, ...items.map(({decision}) => weekOf(decision)));
  const facts = [
    counted(items.length, 'recipe'),
    counted(weeks, 'week'),
    `${days(setUpDays)} of set-up`,
    spendText(spend),
  ];
  return {id, title, oneLine, facts};
}

/** The planner with the recipes of a starter plan. */
export const inPlanner = (starter: Placed): string =>
  planPath({recipes: idsOf(starter), start: undefined, days: starter.daysPerMonth, proof: true});
