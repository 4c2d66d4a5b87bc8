import * as fc from 'fast-check';
import {formatDay, isWorkingDay, monthOf, parseDay, weekday} from '@site/src/features/recipes/plan/days';
import {laterOf, parsePlan, serialisePlan} from '@site/src/features/recipes/plan/address';
import {agendaOf, beginningOf} from '@site/src/features/recipes/plan/agenda';
import {changed} from '@site/src/features/recipes/plan/change';
import {entryNote, warningText} from '@site/src/features/recipes/plan/words';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import type {Plan, PlanRecipe} from '@site/src/features/recipes/plan/types';
import {planRecipe as recipe} from '../../../support/planRecipe';
import {addressOf, START, violations, wishes, type Dated} from '../../../support/planRules';

const plan = (recipes: readonly PlanRecipe[], part: Partial<Dated> = {}) =>
  schedule(addressOf(recipes, part), recipes);
const order = ({items}: Plan) => items.map(({recipe: {id}}) => id);
const nameOf = (id: string) => id.toUpperCase();
const texts = (...given: Parameters<typeof plan>) =>
  plan(...given).warnings.map((warning) => warningText(warning, nameOf));

test('dates: a day that does not exist is none, weeks begin on Monday', () => {
  expect(parseDay('2026-02-30')).toBeUndefined();
  expect(parseDay('2026-2-3')).toBeUndefined();
  expect(formatDay(START)).toBe('2026-12-07');
  expect(weekday(START)).toBe(0);
  expect(isWorkingDay(START + 5)).toBe(false);
});

test('set-up comes first, the run begins on a working day, the decision is due when the run is over', () => {
  const [item] = plan([recipe({id: 'a', setUpDays: 5, runsDays: 28})]).items;
  expect(item?.setUp.map(formatDay)).toEqual([
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
  ]);
  expect(formatDay(item?.runs ?? 0)).toBe('2026-12-14');
  expect(formatDay(item?.decision ?? 0)).toBe('2027-01-11');
});

test('of equals, higher impact goes first, then lower effort; what is pinned goes before both', () => {
  const recipes = [
    recipe({id: 'slow', effortLevel: 'High', expectedImpact: 'High'}),
    recipe({id: 'quick', effortLevel: 'Low', expectedImpact: 'High'}),
    recipe({id: 'small', expectedImpact: 'Low'}),
  ];
  expect(order(plan(recipes))).toEqual(['quick', 'slow', 'small']);
  expect(order(plan(recipes, {first: ['small']}))).toEqual(['small', 'quick', 'slow']);
});

test('what is needed is decided before; what is missing is a warning, unless it is decided already', () => {
  const recipes = [recipe({id: 'b', needs: ['a'], expectedImpact: 'High'}), recipe({id: 'a'})];
  const {items} = plan(recipes);
  expect(items.map(({recipe: {id}}) => id)).toEqual(['a', 'b']);
  expect(items[1]?.setUp[0]).toBeGreaterThanOrEqual(items[0]?.decision ?? Infinity);
  const alone = plan([recipe({id: 'b', needs: ['a']}), recipe({id: 'c', needs: ['b']})]);
  expect(alone).toEqual({
    items: [],
    warnings: [
      {kind: 'missing need', id: 'b', needs: 'a'},
      {kind: 'waits for', id: 'c', needs: 'b'},
    ],
  });
  expect(order(plan([recipe({id: 'b', needs: ['a']})], {decided: ['a']}))).toEqual(['b']);
});

test('two on one surface follow each other, and the second is not set up weeks before', () => {
  const occupies = ['google-ads/search'];
  const {items} = plan([recipe({id: 'a', occupies}), recipe({id: 'b', occupies})]);
  expect(items[1]?.runs).toBe(items[0]?.decision);
  expect((items[1]?.runs ?? 0) - (items[1]?.setUp.at(-1) ?? 0)).toBeLessThanOrEqual(3);
});

test('where nothing waits, set-up begins on the first day and takes each month’s days at its beginning', () => {
  const [item] = plan([recipe({id: 'a', setUpDays: 15})]).items;
  expect(item?.setUp.map(formatDay)).toEqual([
    ...['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14'],
    ...['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-11'],
    ...['2027-02-01', '2027-02-02', '2027-02-03'],
  ]);
  expect(formatDay(item?.runs ?? 0)).toBe('2027-02-04');
});

test('from 24 December to 1 January nothing is set up, begun or decided, unless work goes on', () => {
  const start = parseDay('2026-12-22') ?? 0;
  const days = (part: Partial<Dated>) =>
    plan([recipe({id: 'a', setUpDays: 3}), recipe({id: 'b', setUpDays: 0, runsDays: 7})], {start, ...part})
      .items.flatMap(({setUp, runs, decision}) => [...setUp, runs, decision])
      .map(formatDay);
  // First b, which needs no set-up: it runs and is decided; then a.
  expect(days({})).toEqual(
    ['2026-12-22', '2027-01-04'].concat([
      '2026-12-22',
      '2026-12-23',
      '2027-01-04',
      '2027-01-05',
      '2027-02-02',
    ]),
  );
  expect(days({worksYearEnd: true})).toEqual(
    expect.arrayContaining(['2026-12-24', '2026-12-25', '2026-12-29']),
  );
});

test('a month takes no more set-up than it has room for; none at all is a warning', () => {
  const recipes = ['a', 'b', 'c'].map((id) => recipe({id, setUpDays: 3}));
  const months = plan(recipes, {days: 3}).items.flatMap(({setUp}) => setUp.map(monthOf));
  expect(new Set(months)).toEqual(new Set(['2026-12', '2027-01', '2027-02']));
  expect(plan(recipes, {days: 0})).toEqual({items: [], warnings: [{kind: 'no capacity'}]});
});

test('what runs takes its hours from the month: others are set up beside it, or wait, and the agenda says so', () => {
  const busy = recipe({id: 'a', expectedImpact: 'High', setUpDays: 0, hoursPerWeek: 8});
  const beside = (hoursPerWeek: number, days: number) =>
    plan([busy, recipe({id: 'b', setUpDays: 0, hoursPerWeek})], {days}).items;
  // Eight hours a week are four days and a half of a month.
  expect(beside(8, 9).map(({runs}) => formatDay(runs))).toEqual(['2026-12-07', '2026-12-07']);
  const [first, second] = beside(8, 6);
  expect(second?.runs).toBeGreaterThan(first?.runs ?? Infinity);
  expect(second?.waitsFor).toBe('hours');
  const notes = agendaOf({items: beside(8, 6), warnings: []}).flatMap(({entries}) =>
    entries.filter(({kind}) => kind === 'start').map((entry) => entryNote(entry)),
  );
  expect(notes).toEqual(['', ', once there are hours for it beside what runs']);
  expect(texts([recipe({id: 'a', hoursPerWeek: 24})], {days: 6})).toEqual([
    expect.stringMatching(/^“A” does not fit into 26 weeks with 6 days a month\. With \d+, it does\.$/),
  ]);
});

test('what came later is set up from its day on, and what was there before keeps its dates', () => {
  const before = [recipe({id: 'b', setUpDays: 3}), recipe({id: 'c', setUpDays: 3, occupies: ['meta']})];
  const more = recipe({id: 'a', expectedImpact: 'High', occupies: ['meta']});
  const day = START + 9;
  const running = plan(before, {days: 20}).items;
  const {items} = plan([...before, more], {days: 20, later: [{id: 'a', day}]});
  expect(items.filter(({recipe: {id}}) => id !== 'a')).toEqual(running);
  const mine = items.find(({recipe: {id}}) => id === 'a');
  expect(mine?.setUp[0]).toBeGreaterThanOrEqual(day);
  // Set-up is free before that day: without it, the recipe would go there.
  expect(plan([...before, more], {days: 20}).items[0]?.recipe.id).toBe('a');
});

describe('what does not fit into half a year is named, with what would have to change', () => {
  const four = (part: (id: string, index: number) => Partial<PlanRecipe>) =>
    ['a', 'b', 'c', 'd'].map((id, index) => recipe({id, runsDays: 70, ...part(id, index)}));

  test('more days a month, the fewest with which all of them fit', () => {
    const slow = four(() => ({setUpDays: 6, runsDays: 56}));
    const [warning] = plan(slow, {days: 3}).warnings;
    const enough = warning?.kind === 'no room' ? (warning.enough ?? 0) : 0;
    expect(texts(slow, {days: 3})).toEqual([
      expect.stringMatching(
        /^“.*” and “D” do not fit into 26 weeks with 3 days a month\. With \d+, they do\.$/,
      ),
    ]);
    expect(texts(slow, {days: enough})).toEqual([]);
    expect(texts(slow, {days: enough - 1})).toHaveLength(1);
  });

  test.each([
    ['change the same thing', four(() => ({occupies: ['meta']}))],
    [
      'build on one another',
      four((_, index) => ({needs: ['a', 'b', 'c', 'd'].slice(Math.max(0, index - 1), index)})),
    ],
  ])('no more days, where recipes %s', (_, recipes) => {
    expect(order(plan(recipes, {days: 6}))).toEqual(['a', 'b']);
    expect(texts(recipes, {days: 6})).toEqual([
      expect.stringMatching(/^“C” and “D” do not fit into 26 weeks, even with 23 days a month: /),
    ]);
  });

  test('of a plan that was changed as it ran, the weeks count from that change', () => {
    const recipes = [recipe({id: 'a'}), recipe({id: 'b'})];
    expect(order(plan(recipes, {later: [{id: 'b', day: START + 300}]}))).toEqual(['a', 'b']);
  });
});

test('what waits for another recipe knows for which, and the agenda says so where it starts', () => {
  const made = plan(['a', 'b'].map((id) => recipe({id, occupies: ['meta']})));
  const notes = agendaOf(made).flatMap(({entries}) =>
    entries.filter(({kind}) => kind === 'start').map((entry) => [entry.recipe.id, entryNote(entry)]),
  );
  expect(notes).toEqual([
    ['a', ''],
    ['b', ', once “a” is decided: both change the same thing'],
  ]);
});

test('a set-up with other work between its days says until when it takes; one over a weekend does not', () => {
  const friday = parseDay('2027-01-29') ?? 0;
  const noteOf = (last: number) => {
    const item = {
      recipe: recipe({id: 'a', setUpDays: 2}),
      setUp: [friday, last],
      runs: last + 1,
      decision: last + 29,
    };
    const [week] = agendaOf({items: [item], warnings: []});
    return week?.entries.slice(0, 1).map((entry) => entryNote(entry));
  };
  expect(noteOf(friday + 3)).toEqual([' (2 days)']);
  expect(noteOf(friday + 21)).toEqual([' (2 days until 19 Feb)']);
});

test('needs that go in a circle end in a warning, as does what takes longer by itself than a plan goes', () => {
  const circle = plan([recipe({id: 'a', needs: ['b']}), recipe({id: 'b', needs: ['a']})]);
  expect(circle).toEqual({
    items: [],
    warnings: [expect.objectContaining({kind: 'no room', ids: ['a', 'b']})],
  });
  const endless = plan([recipe({id: 'a', setUpDays: 400})], {days: 1});
  expect(endless).toEqual({
    items: [],
    warnings: [{kind: 'too long', id: 'a'}],
  });
  const long = recipe({id: 'a', runsDays: 200});
  const both = [long, recipe({id: 'b'}), recipe({id: 'c', needs: ['a']})];
  expect(order(plan(both))).toEqual(['b']);
  expect(texts(both)).toEqual([
    expect.stringMatching(/^“A” takes more than 26 weeks from its first day to the decision/),
    expect.stringMatching(/^“C” does not fit into 26 weeks, even with 23 days a month/),
  ]);
});

test('1,000 plans keep every rule, leave no day idle, hold each recipe once or say why not, and are the same again', () => {
  fc.assert(
    fc.property(wishes, ({recipes, address}) => {
      const result = schedule(address, recipes);
      expect(violations(address, result)).toEqual([]);
      const named = result.warnings.flatMap((warning) =>
        warning.kind === 'no room' ? warning.ids : 'id' in warning ? [warning.id] : [],
      );
      if (!result.warnings.some(({kind}) => kind === 'no capacity')) {
        expect([...order(result), ...named].sort()).toEqual(recipes.map(({id}) => id).sort());
      }
      expect(schedule(address, [...recipes].reverse())).toEqual({...result, warnings: expect.any(Array)});
    }),
    {numRuns: 1_000},
  );
});

test('of 1,000 plans, those in which something has no room have it with the days that the warning names', () => {
  fc.assert(
    fc.property(wishes, ({recipes, address}) => {
      for (const warning of schedule(address, recipes).warnings) {
        if (warning.kind === 'no room' && warning.enough !== undefined) {
          const kinds = (days: number) =>
            schedule({...address, days}, recipes).warnings.map(({kind}) => kind);
          expect(kinds(warning.enough)).not.toContain('no room');
          expect(kinds(warning.enough - 1)).toContain('no room');
        }
      }
    }),
    {numRuns: 1_000},
  );
});

test('of 1,000 plans to which something is added, what has begun by then keeps its dates, even if that is pinned', () => {
  fc.assert(
    fc.property(wishes, fc.integer({min: 1, max: 200}), ({recipes, address}, after) => {
      const base = {...address, days: Math.max(1, address.days ?? 1)};
      const [more, ...before] = [...recipes].reverse();
      const day = base.start + after;
      const came = more === undefined ? [] : [{id: more.id, day}];
      const first = [...came.map(({id}) => id), ...base.first];
      const running = schedule({...base, later: []}, before).items.filter(
        (item) => beginningOf(item) < day && item.recipe.id !== more?.id,
      );
      const {items} = schedule({...base, first, later: came}, recipes);
      expect(items).toEqual(expect.arrayContaining(running));
    }),
    {numRuns: 1_000},
  );
});

test('of 1,000 plans changed as they run, what has begun keeps its days, and nothing else is put into days that are over', () => {
  const changes = fc.record({
    after: fc.integer({min: 1, max: 200}),
    without: fc.nat(12),
    pin: fc.nat(12),
    more: fc.integer({min: 0, max: 12}),
  });
  fc.assert(
    fc.property(wishes, changes, ({recipes, address}, {after, without, pin, more}) => {
      const before = {...address, first: [], days: Math.max(1, address.days ?? 1)};
      const {items} = schedule(before, recipes);
      const today = before.start + after;
      const kept = recipes.filter((_, index) => index !== without);
      const part = {
        recipes: kept.map(({id}) => id),
        first: kept.slice(pin, pin + 1).map(({id}) => id),
        days: Math.min(23, before.days + more),
      };
      // Through its address, as a link or the browser's storage carries it.
      const next = {...parsePlan(serialisePlan(changed(before, part, items, today))), start: before.start};
      const made = schedule(next, recipes);
      const running = (all: Plan['items']) =>
        all
          .filter((item) => kept.includes(item.recipe) && beginningOf(item) < today)
          .map(({recipe: {id}, setUp, runs, decision}) => ({id, setUp, runs, decision}))
          .sort((one, other) => (one.id < other.id ? -1 : 1));
      expect(running(made.items)).toEqual(running(items));
      // What was taken out may have been needed by what runs already.
      const ahead = {...next, later: laterOf(next)};
      expect(violations(ahead, made).filter((text) => !text.endsWith(': needs'))).toEqual([]);
    }),
    {numRuns: 1_000},
  );
});

test('the visitor’s own rows stay where they are: nothing runs in their place, days off have no work, and the agenda has them', () => {
  const recipes = [recipe({id: 'a', occupies: ['meta']}), recipe({id: 'b'})];
  const text = `recipes=a,b&start=2026-12-07&days=6&own=2026-12-08.14.meta.Black+sale&own=2026-12-07.2.off.Fair`;
  const address = {...parsePlan(text), start: START};
  expect(parsePlan(serialisePlan(address)).own).toEqual(address.own);
  const made = schedule(address, recipes);
  expect(made.own).toEqual(address.own);
  const item = made.items.find(({recipe: {id}}) => id === 'a');
  expect(item?.runs).toBe(START + 15);
  expect(made.items.flatMap(({setUp}) => setUp).every((day) => day >= START + 2)).toBe(true);
  const [week] = agendaOf(made);
  expect(week?.own.map(({name}) => name)).toEqual(['Black sale', 'Fair']);
  const notes = agendaOf(made).flatMap(({entries}) => entries.map((entry) => entryNote(entry)));
  expect(notes).toContain(', once “Black sale” is over: both change the same thing');
  expect(parsePlan('recipes=a&own=x&own=2026-12-08.0..No+days&own=2026-02-30.3..No+day').own).toEqual([]);
});
