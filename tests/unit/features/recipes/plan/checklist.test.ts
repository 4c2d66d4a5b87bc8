import {checklistOf} from '@site/src/features/recipes/plan/checklist';
import {mondayAfter, parseDay, formatDay} from '@site/src/features/recipes/plan/days';
import type {PlanItem} from '@site/src/features/recipes/plan/types';
import {scaleOf, stretchesOf} from '@site/src/features/recipes/planner/scale';
import {planRecipe} from '../../../support/planRecipe';

const START = parseDay('2026-12-07') ?? 0;

const item = (id: string, from: number, decision: number): PlanItem => ({
  recipe: planRecipe({id, setUpDays: 1}),
  setUp: [START + from],
  runs: START + from + 1,
  decision: START + decision,
});

test('what two recipes ask for is on the checklist once, with the first', () => {
  const items = [item('a', 0, 30), item('b', 7, 40)];
  const list = checklistOf(
    {items},
    {
      a: {dependencies: ['Marketing consent'], assetsNeeded: ['A product feed']},
      b: {dependencies: ['marketing consent'], assetsNeeded: ['Two films']},
    },
  );
  expect(list.map(({recipe, entries}) => [recipe.id, entries.map(({text}) => text)])).toEqual([
    ['a', ['Marketing consent', 'A product feed']],
    ['b', ['Two films']],
  ]);
  expect(list[0]?.entries.map(({keys}) => keys)).toEqual([
    ['a: marketing consent', 'b: marketing consent'],
    ['a: a product feed'],
  ]);
});

test('the chart begins on a Monday, ends after the last decision, and names its months', () => {
  const {weeks, at, months} = scaleOf({items: [item('a', 2, 65)]}, START + 2);
  expect(weeks).toBe(10);
  expect(at(START)).toBe(0);
  expect(at(START + 70)).toBe(100);
  expect(months.map(({name}) => name)).toEqual(['Dec', 'Jan', 'Feb']);
});

test('one day of a month before the first whole one takes no name from the months after it', () => {
  const monday = parseDay('2026-11-30') ?? 0;
  const {months} = scaleOf({items: [item('a', 0, 149)]}, monday);
  expect(months.map(({name}) => name)).toEqual(['Dec', 'Jan', 'Feb', 'Mar', 'Apr']);
  expect(months.filter(({minor}) => minor)).toEqual([]);
});

test('of many months, phones leave out every other', () => {
  const monday = parseDay('2026-11-02') ?? 0;
  const {months} = scaleOf({items: [item('a', 0, 170)]}, monday);
  expect(months.map(({name, minor}) => [name, minor])).toEqual([
    ['Nov', false],
    ['Dec', true],
    ['Jan', false],
    ['Feb', true],
    ['Mar', false],
    ['Apr', true],
    ['May', false],
  ]);
});

test('set-up days on both sides of a weekend are one stretch', () => {
  const friday = START + 4;
  expect(stretchesOf([friday - 1, friday, friday + 3, friday + 10])).toEqual([
    {from: friday - 1, until: friday + 4},
    {from: friday + 10, until: friday + 11},
  ]);
});

test.each([
  ['2026-12-06', '2026-12-07'],
  ['2026-12-07', '2026-12-14'],
  ['2026-12-31', '2027-01-04'],
])('after %s comes Monday %s', (today, monday) => {
  expect(formatDay(mondayAfter(new Date(`${today}T12:00:00`)))).toBe(monday);
});
