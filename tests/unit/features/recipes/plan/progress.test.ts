import * as fc from 'fast-check';
import {laterOf, parsePlan, serialisePlan, type PlanAddress} from '@site/src/features/recipes/plan/address';
import {beginningOf} from '@site/src/features/recipes/plan/agenda';
import {arrange} from '@site/src/features/recipes/plan/arrange';
import {again, changed} from '@site/src/features/recipes/plan/change';
import {formatDay, isWorkingDay, parseDay} from '@site/src/features/recipes/plan/days';
import {dueOf, openOf} from '@site/src/features/recipes/plan/due';
import {heeding, logOf, parseLog, type LogEntry} from '@site/src/features/recipes/plan/log';
import {ownText} from '@site/src/features/recipes/plan/own';
import {decidedToday, weekLater} from '@site/src/features/recipes/plan/progress';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import type {PlanItem, PlanRecipe} from '@site/src/features/recipes/plan/types';
import {planRecipe as recipe} from '../../../support/planRecipe';
import {violations, wishes as randomPlans, type Dated} from '../../../support/planRules';

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

test('a recipe that has its decision is not planned again from another first day, unless it is asked for', () => {
  const address = dated(two);
  const {items} = schedule(address, two);
  const today = START + 14;
  const anew = (result: 'worked' | 'failed') => {
    const made = {...address, ...decidedToday(address, items, itemOf(items, 'a'), result, today)};
    const moved = changed(made, {start: START + 21}, schedule(made, two).items, today);
    // A change of something else keeps what is known, too.
    const next = changed(moved, {days: 12}, schedule({...moved, start: START + 21}, two).items, START + 30);
    return {...parsePlan(serialisePlan(next)), start: START + 21};
  };
  const ids = (plan: Dated) => schedule(plan, two).items.map(({recipe: {id}}) => id);
  expect(ids(anew('worked'))).toEqual(['b']);
  expect(schedule(anew('worked'), two).warnings).toEqual([{kind: 'decided', id: 'a'}]);
  expect(schedule(anew('failed'), two)).toEqual({
    items: [],
    warnings: [
      {kind: 'failed need', id: 'b', needs: 'a'},
      {kind: 'decided', id: 'a'},
    ],
  });
  const failed = anew('failed');
  expect(ids({...failed, ...again(failed, 'a')})).toEqual(['a', 'b']);
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

/** What happens to a plan, so many days after its first one, or after what happened before. */
const events = fc.array(
  fc.record({
    after: fc.integer({min: 1, max: 90}),
    which: fc.nat(7),
    kind: fc.constantFrom('worked' as const, 'failed' as const, 'own row' as const),
    row: fc.record({
      name: fc.constant('Fair'),
      from: fc.integer({min: -20, max: 60}),
      days: fc.integer({min: 1, max: 30}),
      place: fc.constantFrom('off', 'meta', 'google', 'site'),
    }),
  }),
  {minLength: 1, maxLength: 4},
);

test('1,000 plans with rows of one’s own, in which recipes are decided and rows come: every rule is kept, and what has begun keeps its days', () => {
  let decisions = 0;
  fc.assert(
    fc.property(randomPlans, events, ({recipes, address: wish}, happens) => {
      let address = {...wish, later: [], days: Math.max(1, wish.days ?? 1)} as Dated;
      let made = arrange(address, recipes);
      let today = address.start;
      const done = new Set<string>();
      for (const {after, which, kind, row} of happens) {
        today += after;
        const before = made;
        const fixed = address.own;
        const running = before.items.filter(({recipe: {id}, runs}) => runs <= today && !done.has(id));
        const item = running[which % Math.max(1, running.length)];
        let part: Partial<PlanAddress> = {};
        if (kind === 'own row') {
          const next = {...row, from: today + Math.max(1, row.from)};
          part = changed(address, {own: [...address.own, next]}, before.items, today);
        } else if (item !== undefined) {
          decisions += 1;
          done.add(item.recipe.id);
          part = decidedToday(address, before.items, item, kind, today);
        }
        address = {...parsePlan(serialisePlan({...address, ...part})), start: address.start};
        made = arrange(address, recipes);
        const problems: string[] = [];
        const again = arrange(address, [...recipes].reverse());
        if (JSON.stringify(again.items) !== JSON.stringify(made.items)) problems.push('other days');
        if (fixed.some((one) => !address.own.map(ownText).includes(ownText(one))))
          problems.push('a row moved');
        for (const one of before.items.filter((each) => beginningOf(each) < today)) {
          const {setUp, runs, decision} = itemOf(made.items, one.recipe.id);
          if (
            [...setUp, runs].join() !== [...one.setUp, one.runs].join() ||
            (one !== item && decision !== one.decision)
          )
            problems.push(`${one.recipe.id}: had begun, and moved`);
        }
        const ahead = {...address, later: laterOf(address)};
        const hasBegun = new Set(address.later.flatMap(({id, begun}) => (begun ? [id] : [])));
        // A row that came later does not move what had begun.
        problems.push(
          ...violations(ahead, {...made, warnings: []}).filter(
            (text) => !/(free day|own is)$/.test(text) || !hasBegun.has(text.split(':')[0] ?? ''),
          ),
        );
        expect(problems).toEqual([]);
      }
    }),
    {numRuns: 1_000},
  );
  expect(decisions).toBeGreaterThan(500);
});

test('of 1,000 plans put off by a week, every set-up keeps its length, on working days of its own, before it runs', () => {
  fc.assert(
    fc.property(wishes, fc.integer({min: 0, max: 120}), fc.nat(7), (parts, after, which) => {
      const recipes = parts.map((part, index) => recipe({...part, id: `r${index}`}));
      const address = dated(recipes, {worksYearEnd: true});
      const {items, warnings} = schedule(address, recipes);
      const item = items[which % Math.max(1, items.length)];
      fc.pre(item !== undefined);
      const made = schedule(
        through({...address, ...weekLater(address, items, item, START + after)}),
        recipes,
      );
      const {id} = item.recipe;
      const late = made.items.find(({recipe: one}) => one.id === id);
      if (late === undefined) {
        // Something had no room before, and has taken its days. The plan says so.
        expect(warnings.map(({kind}) => kind)).toContain('no room');
        expect(made.warnings.flatMap((warning) => (warning.kind === 'no room' ? warning.ids : []))).toContain(
          id,
        );
      } else if (beginningOf(item) > START + after) {
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
