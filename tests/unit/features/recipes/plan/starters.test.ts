/** @jest-environment node */
import {formatDay, weekday} from '@site/src/features/recipes/plan/days';
import {parsePlan} from '@site/src/features/recipes/plan/address';
import {costOf, FIRST_DAY, inPlanner, starterPlan, weekOf} from '@site/src/features/recipes/plan/starters';
import {library, starter} from '../../../support/starters';

test('weeks are counted from a Monday that begins a month', () => {
  expect(formatDay(FIRST_DAY)).toMatch(/-01$/);
  expect(weekday(FIRST_DAY)).toBe(0);
  expect([0, 6, 7, 70].map((days) => weekOf(FIRST_DAY + days))).toEqual([1, 1, 2, 11]);
});

test('the written order is kept, though the scheduler would begin with another', () => {
  const {plan, recipes} = starterPlan(starter(), library);
  expect(plan.items.map(({recipe}) => recipe.id)).toEqual(['small', 'large', 'later']);
  expect(recipes.map(({because}) => because)).toEqual(['First.', 'Second.', 'Third.']);
  expect(plan.warnings).toEqual([]);
});

test('what four weeks take adds up to the whole', () => {
  const {plan} = starterPlan(starter(), library);
  const {blocks, total} = costOf(plan);
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  expect(sum(blocks.map(({setUpDays}) => setUpDays))).toBe(total.setUpDays);
  expect(sum(blocks.map(({spend}) => spend.from))).toBe(total.spend.from);
  expect(sum(blocks.map(({spend}) => spend.to))).toBe(total.spend.to);
  expect(
    blocks.every(
      ({from, to}, index) => to === from + 3 && (index === 0 || from > (blocks[index - 1]?.to ?? 0)),
    ),
  ).toBe(true);
});

test('what to expect is in order of its weeks, those of decisions taken from the schedule', () => {
  const {expected, plan} = starterPlan(starter(), library);
  const decision = plan.items.find(({recipe}) => recipe.id === 'large')?.decision ?? 0;
  expect(expected.map(({week}) => week)).toEqual([3, weekOf(decision)]);
});

test('the planner gets the recipes in their order, the days, and what is decided', () => {
  const address = inPlanner({...starter(), decided: [{id: 'before', because: 'Done.'}]});
  expect(parsePlan(address.slice(address.indexOf('?')))).toMatchObject({
    recipes: ['small', 'large', 'later'],
    first: ['small', 'large', 'later'],
    days: 6,
    decided: ['before'],
  });
});
