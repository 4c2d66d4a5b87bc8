import * as fc from 'fast-check';
import {formatDay, isWorkingDay, monthOf, parseDay, weekday} from '@site/src/features/recipes/plan/days';
import {changedOn, laterOf, parsePlan, serialisePlan} from '@site/src/features/recipes/plan/address';
import {agendaOf, beginningOf} from '@site/src/features/recipes/plan/agenda';
import {entryNote, warningText} from '@site/src/features/recipes/plan/words';
import {arrange} from '@site/src/features/recipes/plan/arrange';
import {schedule} from '@site/src/features/recipes/plan/schedule';
import type {Plan, PlanRecipe, PlanWish} from '@site/src/features/recipes/plan/types';
import {planRecipe as recipe} from '../../../support/planRecipe';

/** Monday. */
const START = parseDay('2026-12-07') ?? 0;

const plan = (recipes: PlanRecipe[], wish: Partial<PlanWish> = {}) =>
  schedule({recipes, start: START, daysPerMonth: 6, ...wish});
const order = ({items}: Plan) => items.map(({recipe: {id}}) => id);

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

test('a month takes no more set-up than it has room for; none at all is a warning, and so is half a year', () => {
  const recipes = ['a', 'b', 'c'].map((id) => recipe({id, setUpDays: 3}));
  const months = plan(recipes, {daysPerMonth: 3}).items.flatMap(({setUp}) => setUp.map(monthOf));
  expect(new Set(months)).toEqual(new Set(['2026-12', '2027-01', '2027-02']));
  expect(plan(recipes, {daysPerMonth: 0})).toEqual({items: [], warnings: [{kind: 'no capacity'}]});
  expect(plan(recipes, {daysPerMonth: 1}).warnings).toContainEqual({
    kind: 'long',
    weeks: expect.any(Number),
    because: 'days',
  });
});

test('what came later is set up from its day on, and what was there before keeps its dates', () => {
  const before = [recipe({id: 'b', setUpDays: 3}), recipe({id: 'c', setUpDays: 3, occupies: ['meta']})];
  const added = recipe({id: 'a', expectedImpact: 'High', occupies: ['meta']});
  const day = START + 9;
  const running = plan(before, {daysPerMonth: 20}).items;
  const {items} = plan([...before, added], {daysPerMonth: 20, later: [{id: 'a', day}]});
  expect(items.filter(({recipe: {id}}) => id !== 'a')).toEqual(running);
  const mine = items.find(({recipe: {id}}) => id === 'a');
  expect(mine?.setUp[0]).toBeGreaterThanOrEqual(day);
  // Set-up is free before that day: without it, the recipe would go there.
  expect(plan([...before, added], {daysPerMonth: 20}).items[0]?.recipe.id).toBe('a');
});

describe('a long plan says what would shorten it', () => {
  const four = (part: (id: string, index: number) => Partial<PlanRecipe>) =>
    ['a', 'b', 'c', 'd'].map((id, index) => recipe({id, runsDays: 70, ...part(id, index)}));
  const texts = (recipes: PlanRecipe[], daysPerMonth: number) =>
    plan(recipes, {daysPerMonth}).warnings.map((warning) => warningText(warning, (id) => id));

  test('more days a month, only where they end it earlier', () => {
    const slow = four(() => ({setUpDays: 6, runsDays: 28}));
    expect(texts(slow, 3)).toEqual([expect.stringContaining('give set-up more days a month')]);
    expect(texts(slow, 20)).toEqual([]);
  });

  test.each([3, 6, 20, 23])('with %d days, recipes on one surface wait for one another', (daysPerMonth) => {
    const [text, ...others] = texts(
      four(() => ({occupies: ['meta']})),
      daysPerMonth,
    );
    expect(others).toEqual([]);
    expect(text).toMatch(
      /would not shorten it: recipes that change the same thing wait for one another’s decision/,
    );
    expect(text).not.toContain('give set-up more days');
  });

  test('recipes that build on one another, or one that runs for long, are not said to change the same thing', () => {
    const [chain] = texts(
      four((_, index) => ({needs: ['a', 'b', 'c', 'd'].slice(Math.max(0, index - 1), index)})),
      20,
    );
    expect(chain).toContain('recipes that build on another’s result wait for its decision');
    const [single] = texts([recipe({id: 'a', runsDays: 250})], 20);
    expect(single).toContain('one recipe alone takes about that long');
  });

  test('one person who sets up many recipes is the reason, where none runs that long or waits for another', () => {
    const many = Array.from({length: 12}, (_, index) => recipe({id: `r${index}`, setUpDays: 12}));
    const [text] = texts(many, 23);
    expect(text).toContain(
      'even 23 days a month would not shorten it: one person sets up one recipe after another',
    );
  });

  test('more days that gain next to nothing are not the reason, and the sentence says how little they gain', () => {
    const chain = four((_, index) => ({
      setUpDays: 15,
      needs: ['a', 'b', 'c', 'd'].slice(Math.max(0, index - 1), index),
    }));
    const [text] = texts(chain, 10);
    expect(text).toMatch(/even 23 days a month would save no more than 2 weeks: recipes that build on/);
  });

  test('what came later, where the plan would be short without that', () => {
    const recipes = [recipe({id: 'a'}), recipe({id: 'b'})];
    const {warnings} = plan(recipes, {later: [{id: 'b', day: START + 300}]});
    expect(warnings.map((warning) => warningText(warning, (id) => id))).toEqual([
      expect.stringContaining(
        'even 23 days a month would not shorten it: part of it was planned anew once it had begun',
      ),
    ]);
  });

  test.each([
    ['set-up', Array.from({length: 9}, (_, index) => recipe({id: `r${index}`, setUpDays: 20, runsDays: 7}))],
    [
      'one built on another',
      four((id, index) => ({id: `n${id}`, needs: index === 0 ? [] : [`n${'abcd'[index - 1]}`]})),
    ],
  ])('recipes on one surface and %s, which take as long as they do, are both the reason', (_, others) => {
    const both = [...four(() => ({setUpDays: 0, occupies: ['meta']})), ...others];
    expect(texts(both, 23)).toEqual([
      expect.stringContaining('recipes wait for one another for more than one reason'),
    ]);
  });

  test('what waits for another recipe knows for which, and the agenda says so where it starts', () => {
    const made = plan(four((_, index) => (index < 2 ? {occupies: ['meta']} : {})));
    expect(made.items.map(({recipe: {id}, waitsFor}) => [id, waitsFor?.id])).toEqual(
      expect.arrayContaining([
        ['a', undefined],
        ['b', 'a'],
        ['c', undefined],
      ]),
    );
    const notes = agendaOf(made).flatMap(({entries}) =>
      entries.filter(({kind}) => kind === 'start').map((entry) => [entry.recipe.id, entryNote(entry)]),
    );
    expect(notes).toContainEqual(['a', '']);
    expect(notes).toContainEqual(['b', ', once “a” is decided: both change the same thing']);
  });
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

test('needs that go in a circle, or set-up that never fits, end in a warning', () => {
  const circle = plan([recipe({id: 'a', needs: ['b']}), recipe({id: 'b', needs: ['a']})]);
  expect(circle.items).toEqual([]);
  expect(circle.warnings.map(({kind}) => kind)).toEqual(['no room', 'no room']);
  const endless = plan([recipe({id: 'a', setUpDays: 400})], {daysPerMonth: 1});
  expect(endless).toEqual({items: [], warnings: [{kind: 'no room', id: 'a'}]});
});

const SURFACES = ['meta', 'google', 'e-mail', 'site'];
const wishes = fc
  .array(
    fc.record({
      setUpDays: fc.integer({min: 0, max: 12}),
      runsDays: fc.integer({min: 1, max: 120}),
      effortLevel: fc.constantFrom('Low', 'Medium', 'High'),
      expectedImpact: fc.constantFrom('Low', 'Medium', 'High'),
      occupies: fc.uniqueArray(fc.constantFrom(...SURFACES), {maxLength: 3}),
      needs: fc.array(fc.nat(40), {maxLength: 2}),
    }),
    {maxLength: 20},
  )
  .chain((parts) =>
    fc.record({
      recipes: fc.constant(
        parts.map(({needs, ...part}, index): PlanRecipe =>
          recipe({
            ...part,
            id: `r${index}`,
            // Only earlier ones, so that there is no circle; one in some is not in the plan at all.
            needs: [
              ...new Set(needs.map((need) => (need === 40 ? 'gone' : `r${need % Math.max(1, index)}`))),
            ].filter((need) => need !== `r${index}`),
          }),
        ),
      ),
      start: fc.integer({min: START, max: START + 400}),
      daysPerMonth: fc.integer({min: 0, max: 23}),
      first: fc.uniqueArray(fc.constantFrom('r0', 'r3', 'r7'), {maxLength: 2}),
      later: fc.constantFrom(0, 0, 20, 90, 250),
    }),
  )
  .map(({later, ...wish}) => ({
    ...wish,
    later: later === 0 ? [] : ['r1', 'r4'].map((id) => ({id, day: wish.start + later})),
  }));

/** Everything that is wrong with a plan. */
function violations({start, daysPerMonth, later = []}: PlanWish, {items}: Plan): string[] {
  const problems: string[] = [];
  const decided = new Map(items.map(({recipe: {id}, decision}) => [id, decision]));
  const days = items.flatMap(({setUp}) => setUp);
  const months = new Map<string, number>();
  days.forEach((day) => months.set(monthOf(day), (months.get(monthOf(day)) ?? 0) + 1));
  if (new Set(days).size !== days.length) problems.push('two set-ups on one day');
  if ([...months.values()].some((count) => count > daysPerMonth)) problems.push('a month with too much');
  for (const {recipe: each, setUp, runs, decision} of items) {
    const begins = setUp[0] ?? runs;
    if (setUp.length !== each.setUpDays) problems.push(`${each.id}: set-up of another length`);
    if (later.some(({id, day}) => id === each.id && begins < day))
      problems.push(`${each.id}: before it came`);
    if (begins < start) problems.push(`${each.id}: begins before the start`);
    if (![...setUp, runs, decision].every(isWorkingDay)) problems.push(`${each.id}: on a weekend`);
    if ((setUp.at(-1) ?? runs - 1) >= runs) problems.push(`${each.id}: runs before it is set up`);
    if (decision - runs < each.runsDays) problems.push(`${each.id}: decided too early`);
    if (each.needs.some((need) => (decided.get(need) ?? Infinity) > begins))
      problems.push(`${each.id}: needs`);
    const clash = items.some(
      (other) =>
        other.recipe.id !== each.id &&
        other.recipe.occupies.some((surface) => each.occupies.includes(surface)) &&
        other.runs < decision &&
        runs < other.decision,
    );
    if (clash) problems.push(`${each.id}: shares a surface`);
  }
  return problems;
}

test('1,000 plans keep every rule, hold each recipe once or say why not, and are the same again', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const result = schedule(wish);
      expect(violations(wish, result)).toEqual([]);
      const named = result.warnings.flatMap((warning) => ('id' in warning ? [warning.id] : []));
      const all = wish.recipes.map(({id}) => id).sort();
      if (!result.warnings.some(({kind}) => kind === 'no capacity')) {
        expect([...order(result), ...named].sort()).toEqual(all);
      }
      expect(schedule({...wish, recipes: [...wish.recipes].reverse()})).toEqual({
        ...result,
        warnings: expect.any(Array),
      });
    }),
    {numRuns: 1_000},
  );
});

/** The weeks until the last decision; more than any where some recipe has no room. */
const weeksOf = (wish: PlanWish) => {
  const {items} = arrange(wish);
  return items.length < wish.recipes.length
    ? Infinity
    : Math.ceil((Math.max(wish.start, ...items.map(({decision}) => decision)) - wish.start) / 7);
};
/** A plan's recipes with some of them changed. */
const withRecipes = (wish: PlanWish, part: Partial<PlanRecipe>): PlanWish => ({
  ...wish,
  recipes: wish.recipes.map((each) => ({...each, ...part})),
});

test('of 1,000 plans, those that are long give a reason without which they would be shorter', () => {
  const reasons = new Set<string>();
  fc.assert(
    fc.property(wishes, fc.boolean(), (given, crowded) => {
      // Without surfaces and needs, and with much set-up, one person is the reason more often.
      const alone = given.recipes.map((each) => ({
        ...each,
        occupies: [],
        needs: [],
        setUpDays: each.setUpDays * 3,
      }));
      const any = crowded ? given : {...given, recipes: alone};
      const {items, warnings} = schedule(any);
      const long = warnings.find((warning) => warning.kind === 'long');
      if (long === undefined) {
        return;
      }
      reasons.add(long.because);
      const wish = {...any, recipes: items.map((item) => item.recipe)};
      const fast = {...wish, daysPerMonth: 23};
      const saved = (other: PlanWish) => long.weeks - weeksOf(other);
      const helps = (other: PlanWish) => saved(other) >= 4 || weeksOf(other) <= 26;
      const without = {
        surface: withRecipes(fast, {occupies: []}),
        need: withRecipes(fast, {needs: []}),
        'set-up': {...fast, daysPerMonth: Infinity},
        later: {...fast, later: []},
      };
      if (long.because === 'days') {
        expect(helps(fast)).toBe(true);
        return;
      }
      expect(helps(fast)).toBe(false);
      expect(long.saves).toBe(Math.max(0, saved(fast)));
      const longest = Math.max(
        ...wish.recipes.map((each) => weeksOf({...fast, later: [], recipes: [{...each, needs: []}]})),
      );
      if (long.because === 'run') {
        expect(long.weeks - longest).toBeLessThan(4 + long.saves);
        return;
      }
      expect(longest).toBeLessThan(long.weeks);
      if (long.because === 'several') {
        expect(Object.values(without).filter(helps)).toEqual([]);
      } else {
        expect(helps(without[long.because])).toBe(true);
        expect(saved(without[long.because])).toBe(Math.max(...Object.values(without).map(saved)));
      }
    }),
    {numRuns: 1_000},
  );
  expect([...reasons]).toEqual(expect.arrayContaining(['days', 'surface', 'need', 'set-up', 'later']));
});

test('of 1,000 plans to which something is added, what has begun by then keeps its dates, even if that is pinned', () => {
  fc.assert(
    fc.property(wishes, fc.integer({min: 1, max: 200}), ({recipes, ...any}, after) => {
      const wish = {...any, daysPerMonth: Math.max(1, any.daysPerMonth)};
      const [added, ...before] = [...recipes].reverse();
      const day = wish.start + after;
      const came = added === undefined ? [] : [{id: added.id, day}];
      const first = [...came.map(({id}) => id), ...wish.first];
      const running = schedule({...wish, recipes: before, later: []}).items.filter(
        ({recipe: each, setUp, runs}) => (setUp[0] ?? runs) < day && each.id !== added?.id,
      );
      const {items} = schedule({...wish, recipes, first, later: came});
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
    fc.property(wishes, changes, ({recipes, start, daysPerMonth, later}, {after, without, pin, more}) => {
      const before = {recipes, start, daysPerMonth: Math.max(1, daysPerMonth), later};
      const {items} = schedule(before);
      const today = start + after;
      const kept = recipes.filter((_, index) => index !== without);
      const wish = {
        ...parsePlan(''),
        recipes: kept.map(({id}) => id),
        start,
        first: kept.slice(pin, pin + 1).map(({id}) => id),
        later,
      };
      // Through its address, as a link or the browser's storage carries it.
      const changed = parsePlan(serialisePlan(changedOn(wish, items, today)));
      const next = {
        recipes: kept,
        start,
        first: wish.first,
        daysPerMonth: Math.min(23, before.daysPerMonth + more),
        later: laterOf(changed),
      };
      const made = schedule(next);
      const running = (all: Plan['items']) =>
        all
          .filter((item) => kept.includes(item.recipe) && beginningOf(item) < today)
          .map(({recipe: {id}, setUp, runs, decision}) => ({id, setUp, runs, decision}))
          .sort((one, other) => (one.id < other.id ? -1 : 1));
      expect(running(made.items)).toEqual(running(items));
      // What was taken out may have been needed by what runs already.
      expect(violations(next, made).filter((text) => !text.endsWith(': needs'))).toEqual([]);
    }),
    {numRuns: 1_000},
  );
});
