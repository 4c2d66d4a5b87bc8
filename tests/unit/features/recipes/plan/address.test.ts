import {laterOf, parsePlan, serialisePlan} from '@site/src/features/recipes/plan/address';
import {agendaOf} from '@site/src/features/recipes/plan/agenda';
import {formatDay, parseDay} from '@site/src/features/recipes/plan/days';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import {spendOf} from '@site/src/features/recipes/plan/spend';
import type {PlanRecipe} from '@site/src/features/recipes/plan/types';
import {planRecipe} from '../../../support/planRecipe';

test('an address gives back what was written into it', () => {
  const address = 'recipes=a,b-2&start=2026-12-07&days=6&yearEnd=work&first=b-2&decided=c&id=k3x9p2qa';
  expect(serialisePlan(parsePlan(`?${address}`))).toBe(address);
  expect(serialisePlan(parsePlan(''))).toBe('');
});

test('a recipe that came later keeps its day where it is in the plan; it counts within the time of the plan', () => {
  const address = 'recipes=a,b&start=2026-11-30&later=b.2026-12-16';
  expect(serialisePlan(parsePlan(`?${address}`))).toBe(address);
  expect(laterOf(parsePlan(address))).toEqual([{id: 'b', day: parseDay('2026-12-16')}]);
  const wrong = 'b.2026-02-30,c.2026-12-16,<b>.2026-12-16,b';
  expect(parsePlan(`?recipes=a,b&start=2026-11-30&later=${wrong}`).later).toEqual([]);
  for (const day of ['2026-11-30', '2026-11-29', '2099-12-31']) {
    const outside = address.replace('2026-12-16', day);
    expect(laterOf(parsePlan(outside))).toEqual([]);
    expect(serialisePlan(parsePlan(outside))).toBe(outside);
  }
  expect(parsePlan('?recipes=a,b&later=b.2026-12-16').later).toEqual([]);
});

const MANY = Array.from({length: 500}, (_, index) => `r${index}`);

test.each([
  ['recipes=a,a,<script>,../x,B', {recipes: ['a']}],
  ['recipes=', {recipes: []}],
  ['yearEnd=x&id=<b>', {worksYearEnd: false, id: undefined}],
  ['start=2026-02-30&days=-3', {start: undefined, days: undefined}],
  ['start=today&days=1e9', {start: undefined, days: undefined}],
  ['start=9999-12-20&days=6', {start: undefined, days: 6}],
  ['start=1999-12-31', {start: undefined}],
  ['start=2099-12-31', {start: parseDay('2099-12-31')}],
  ['days=99', {days: 23}],
  ['days=0', {days: 0}],
  [
    'recipes=a,b&start=2026-11-30&later=b.2026-12-16,a.2026-12-17,b.2026-12-18',
    {
      later: [
        {id: 'b', day: parseDay('2026-12-18')},
        {id: 'a', day: parseDay('2026-12-17')},
      ],
    },
  ],
  [`recipes=${MANY.join()}`, {recipes: MANY.slice(0, 200)}],
])('of %j only what makes sense is used', (query, expected) => {
  expect(parsePlan(query)).toMatchObject(expected);
});

const recipe = (id: string, part: Partial<PlanRecipe> = {}) =>
  planRecipe({id, effortLevel: 'Low', expectedImpact: 'High', ...part});
const library = [recipe('a', {spend: {from: 2_800, to: 5_600}}), recipe('b')];
const plan = schedule({...parsePlan('recipes=a,b&days=20'), start: parseDay('2026-12-07') ?? 0}, library);

test('an emptied plan has no first day, order or id for the next', () => {
  const {first, ...rest} = parsePlan('recipes=a&start=2026-12-07&days=6&first=a&decided=c&id=k3x9p2qa');
  expect(serialisePlan({...rest, first, recipes: []})).toBe('days=6&decided=c');
});

test('the agenda gives each week what begins or is decided in it', () => {
  expect(
    agendaOf(plan).map(({monday, entries}) => [
      formatDay(monday),
      ...entries.map(({kind, recipe: {id}}) => `${kind} ${id}`),
    ]),
  ).toEqual(
    [
      ['2026-12-07', 'set up a', 'start a', 'set up b', 'start b'],
      ['2027-01-04', 'decide a', 'decide b'],
    ].map((week): unknown => expect.arrayContaining(week)),
  );
});

test('money is spread over the days it is spent on, month by month', () => {
  expect(spendOf(plan)).toEqual({
    months: [
      {month: '2026-12', spend: {from: 2_300, to: 4_600}},
      {month: '2027-01', spend: {from: 500, to: 1_000}},
    ],
    total: {from: 2_800, to: 5_600},
  });
});
