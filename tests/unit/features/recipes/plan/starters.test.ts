/** @jest-environment node */
import {formatDay, mondayOf} from '@site/src/features/recipes/plan/days';
import {FIRST_DAY, inPlanner, starterPlan, weekOf} from '@site/src/features/recipes/plan/starters';
import {library, starter} from '../../../support/starters';

test('weeks are counted from a Monday that begins a month', () => {
  expect(formatDay(FIRST_DAY)).toMatch(/-01$/);
  expect(mondayOf(FIRST_DAY)).toBe(FIRST_DAY);
  expect([0, 6, 7, 70].map((days) => weekOf(FIRST_DAY + days))).toEqual([1, 1, 2, 11]);
});

test('what to expect is in order of its weeks, those of decisions taken from the schedule', () => {
  const {expected, items} = starterPlan(starter(), library);
  const decision = items.find(({recipe}) => recipe.id === 'large')?.decision ?? 0;
  expect(expected.map(({week}) => week)).toEqual([3, weekOf(decision)]);
});

test('the planner gets the recipes in their order, and the days', () => {
  expect(inPlanner(starter())).toBe('/services/growth-recipes/plan?recipes=small,large,later&days=6&proof=1');
});
