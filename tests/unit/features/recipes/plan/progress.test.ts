import * as fc from 'fast-check';
import {parsePlan, serialisePlan, type PlanAddress} from '@site/src/features/recipes/plan/address';
import {beginningOf} from '@site/src/features/recipes/plan/agenda';
import {formatDay, isWorkingDay, parseDay} from '@site/src/features/recipes/plan/days';
import {dueOf, openOf} from '@site/src/features/recipes/plan/due';
import {heeding, logOf, parseLog, type LogEntry} from '@site/src/features/recipes/plan/log';
import {decidedToday, weekLater} from '@site/src/features/recipes/plan/progress';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import type {PlanItem, PlanRecipe} from '@site/src/features/recipes/plan/types';
import {planRecipe as recipe} from '../../../support/planRecipe';

/** Monday. */
const START = parseDay('2026-12-07') ?? 0;
const dated = (recipes: readonly PlanRecipe[], part: Partial<PlanAddress> = {}) => ({
  ...parsePlan(''),
  id: 'abcd',
  recipes: recipes.map(({id}) => id),
  start: START,
  days: 10,
  ...part,
});
/** As a link or the browser's storage carries it. */
const through = (plan: PlanAddress) => ({...parsePlan(serialisePlan(plan)), start: START});
const itemOf = (items: readonly PlanItem[], id: string) => {
  const item = items.find((one) => one.recipe.id === id);
  if (item === undefined) throw new Error(`${id} is not planned`);
  return item;
};
const entry = (part: Partial<LogEntry>): LogEntry => ({
  plan: 'abcd',
  recipe: 'a',
  kind: 'decide',
  on: '2026-12-21',
  ...part,
});

const two = [recipe({id: 'a', expectedImpact: 'High', occupies: ['meta']}), recipe({id: 'b', needs: ['a']})];

test('what has worked opens what needs it from that day on; what has failed does not, and says so', () => {
  const address = dated(two);
  const {items} = schedule(address, two);
  const today = START + 14;
  const after = (result: 'worked' | 'failed') =>
    schedule(through({...address, ...decidedToday(address, items, itemOf(items, 'a'), result, today)}), two);
  expect(itemOf(after('worked').items, 'a').decision).toBe(today);
  expect(itemOf(after('worked').items, 'b').setUp[0]).toBe(today);
  expect(after('failed').items.map(({recipe: {id}}) => id)).toEqual(['a']);
  expect(after('failed').warnings).toEqual([{kind: 'failed need', id: 'b', needs: 'a'}]);
});

test('one week later: what has not begun begins a week later, a set-up moves its days, a decision its day', () => {
  const address = dated(two);
  const {items} = schedule(address, two);
  const a = itemOf(items, 'a');
  const after = (today: number, id = 'a') =>
    itemOf(
      schedule(through({...address, ...weekLater(address, items, itemOf(items, id), today)}), two).items,
      id,
    );
  expect(after(START - 3).setUp).toEqual(a.setUp.map((day) => day + 7));
  expect(after(START + 1).setUp).toEqual([START, START + 8]);
  expect(after(START + 1).runs).toBe(a.runs + 7);
  expect(after(a.decision).decision).toBe(a.decision + 7);
  expect(after(START + 1, 'b').setUp[0]).toBeGreaterThanOrEqual((itemOf(items, 'b').setUp[0] ?? 0) + 7);
});

test('this week has what slipped, what is due by Sunday and what is set up, until it is done', () => {
  const {items} = schedule(dated(two), two);
  const plan = {items, warnings: []};
  const kinds = (today: number, log: readonly LogEntry[] = []) =>
    dueOf(plan, log, 'abcd', today).map(({kind, slipped}) => `${kind}${slipped ? ' slipped' : ''}`);
  expect(kinds(START)).toEqual(['set up', 'start']);
  expect(kinds(START, [entry({kind: 'set up'})])).toEqual(['start']);
  expect(kinds(START, [entry({kind: 'set up', plan: 'other'})])).toEqual(['set up', 'start']);
  expect(kinds(START + 7)).toEqual(['set up slipped', 'start slipped']);
  expect(kinds(START + 7, [entry({kind: 'start'})])).toEqual([]);
  const due = itemOf(items, 'a').decision;
  expect(kinds(due, [entry({kind: 'start'})])[0]).toBe('decide');
  expect(kinds(due, [entry({kind: 'start'}), entry({result: 'open'})])[0]).toBe('decide');
  expect(
    openOf(plan, [entry({result: 'worked'})], 'abcd', due).map(({item}) => item.recipe.id),
  ).not.toContain('a');
});

test('the log is read only where it makes sense, each entry once, and the finder heeds it', () => {
  const good = [entry({result: 'failed', figure: 'EUR 48', note: 'Too dear'}), entry({kind: 'start'})];
  expect(parseLog(JSON.stringify([...good, ...good]))).toEqual(good);
  expect(logOf([{}, null, 7, entry({result: undefined}), entry({on: '2026-02-30', kind: 'start'})])).toEqual(
    [],
  );
  for (const text of [null, '', '{', '{}', '"x"']) expect(parseLog(text)).toEqual([]);
  const three = [...two, recipe({id: 'c'})];
  const ids = (log: LogEntry[]) => heeding(log, three).map(({id, needs}) => `${id} ${needs.join()}`.trim());
  expect(ids([entry({result: 'failed'})])).toEqual(['b a', 'c']);
  expect(ids([entry({result: 'worked'})])).toEqual(['b', 'c']);
  expect(ids([entry({result: 'open'})])).toEqual(['a', 'b a', 'c']);
  expect(ids([entry({result: 'failed'}), entry({result: 'worked'})])).toEqual(['b', 'c']);
});

const surfaces = ['meta', 'google', 'site'];
const wishes = fc.array(
  fc.record({
    setUpDays: fc.integer({min: 0, max: 6}),
    runsDays: fc.integer({min: 7, max: 60}),
    occupies: fc.uniqueArray(fc.constantFrom(...surfaces), {maxLength: 2}),
    expectedImpact: fc.constantFrom('Low', 'Medium', 'High'),
  }),
  {minLength: 1, maxLength: 8},
);

test('of 1,000 plans with a decided row: what has begun keeps its days, no place is used twice, and nothing else goes into the past', () => {
  fc.assert(
    fc.property(
      wishes,
      fc.integer({min: 1, max: 120}),
      fc.nat(7),
      fc.boolean(),
      (parts, after, which, worked) => {
        const recipes = parts.map((part, index) => recipe({...part, id: `r${index}`}));
        const address = dated(recipes);
        const {items} = schedule(address, recipes);
        const today = START + after;
        const running = items.filter(({runs}) => runs <= today);
        const item = running[which % Math.max(1, running.length)];
        fc.pre(item !== undefined && item.decision >= today);
        const result = worked ? 'worked' : 'failed';
        const next = through({...address, ...decidedToday(address, items, item, result, today)});
        const made = schedule(next, recipes);
        expect(schedule(next, [...recipes].reverse()).items).toEqual(made.items);
        expect(itemOf(made.items, item.recipe.id)).toMatchObject({
          setUp: item.setUp,
          runs: item.runs,
          decision: today,
        });
        for (const one of made.items) {
          const before = items.find(({recipe: {id}}) => id === one.recipe.id);
          if (before !== undefined && beginningOf(before) < today) {
            expect([one.setUp, one.runs]).toEqual([before.setUp, before.runs]);
          } else if (one.recipe.id !== item.recipe.id) {
            expect(beginningOf(one)).toBeGreaterThanOrEqual(today);
          }
          for (const other of made.items.filter((each) => each !== one)) {
            const shares = one.recipe.occupies.some((place) => other.recipe.occupies.includes(place));
            const together = one.runs < other.decision && other.runs < one.decision;
            expect(shares && together).toBe(false);
          }
        }
        const setUp = made.items.flatMap((one) => one.setUp);
        expect(new Set(setUp).size).toBe(setUp.length);
      },
    ),
    {numRuns: 1_000},
  );
});

test('of 1,000 plans put off by a week, every set-up keeps its length, on working days of its own, before it runs', () => {
  fc.assert(
    fc.property(wishes, fc.integer({min: 0, max: 120}), fc.nat(7), (parts, after, which) => {
      const recipes = parts.map((part, index) => recipe({...part, id: `r${index}`}));
      const address = dated(recipes, {worksYearEnd: true});
      const {items} = schedule(address, recipes);
      const item = items[which % Math.max(1, items.length)];
      fc.pre(item !== undefined);
      const made = schedule(
        through({...address, ...weekLater(address, items, item, START + after)}),
        recipes,
      );
      const late = itemOf(made.items, item.recipe.id);
      if (beginningOf(item) > START + after) {
        expect(beginningOf(late)).toBeGreaterThanOrEqual(beginningOf(item) + 7);
      } else {
        expect(late.decision).toBeGreaterThanOrEqual(item.decision + 5);
      }
      const setUp = made.items.flatMap((one) => one.setUp);
      expect(new Set(setUp).size).toBe(setUp.length);
      for (const one of made.items) {
        expect(one.setUp).toHaveLength(one.recipe.setUpDays);
        expect([...one.setUp, one.runs, one.decision].every(isWorkingDay)).toBe(true);
        expect((one.setUp.at(-1) ?? one.runs - 1) < one.runs).toBe(true);
      }
    }),
    {numRuns: 1_000},
  );
});

test('dates of a row that was decided come back from its address', () => {
  const text = 'recipes=a&start=2026-12-07&later=a.2026-12-07.1.2.x14';
  expect(serialisePlan(parsePlan(text))).toBe(text);
  const [row] = parsePlan(text).later;
  expect(row?.begun).toEqual({setUp: [START, START + 1], runs: START + 2, until: START + 14, failed: true});
  expect(formatDay(row?.begun?.until ?? 0)).toBe('2026-12-21');
  expect(parsePlan(text.replace('x14', 'x1')).later).toEqual([]);
});
