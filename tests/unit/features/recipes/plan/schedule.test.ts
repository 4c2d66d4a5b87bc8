import fc from 'fast-check';
import {formatDay, isWorkingDay, monthOf, parseDay} from '@site/src/features/recipes/plan/days';
import {bestOrder, schedule} from '@site/src/features/recipes/plan/schedule';
import type {Plan, PlanRecipe} from '@site/src/features/recipes/plan/plan';
import {warningText} from '@site/src/features/recipes/plan/words';
import {planRecipe as recipe} from '../../../support/planRecipe';

/** Monday. */
const START = parseDay('2027-01-04') ?? 0;

/** A plan of these recipes in their order, or in that of `ids`. */
const planned = (recipes: readonly PlanRecipe[], days = 6, ids = recipes.map(({id}) => id)) =>
  schedule({recipes: ids, start: START, days, proof: true}, recipes);
/** The first day of set-up, the first on which it runs, and that of the decision, by recipe. */
const daysOf = ({items}: Plan) =>
  Object.fromEntries(
    items.map((item) => [
      item.recipe.id,
      [item.setUp[0] ?? item.runs, item.runs, item.decision].map(formatDay),
    ]),
  );

test('a recipe that is to be proved waits for its surface, and one waits for the hours of what runs', () => {
  const surface = planned([recipe({id: 'a', occupies: ['x']}), recipe({id: 'b', occupies: ['y', 'x']})]);
  expect(daysOf(surface).b).toEqual(['2027-01-06', '2027-02-03', '2027-03-03']);
  expect(surface.items[1]?.waitsFor).toMatchObject({name: 'a'});
  const together = schedule({recipes: ['a', 'b'], start: START, days: 6}, [
    recipe({id: 'a', occupies: ['x']}),
    recipe({id: 'b', occupies: ['x']}),
  ]);
  expect(daysOf(together).b).toEqual(['2027-01-06', '2027-01-08', '2027-02-05']);
  const hours = planned([recipe({id: 'a', hoursPerWeek: 4}), recipe({id: 'b', hoursPerWeek: 4})], 7);
  expect(hours.items[1]?.waitsFor).toBe('hours');
});

test('nobody works from 24 December to 1 January', () => {
  const plan = schedule({recipes: ['a'], start: parseDay('2026-12-23') ?? 0, days: 23}, [recipe({id: 'a'})]);
  expect(daysOf(plan).a?.slice(0, 2)).toEqual(['2026-12-23', '2027-01-05']);
});

test.each<[string, PlanRecipe[], number, RegExp[]]>([
  [
    'what is needed and not there, and what waits for that',
    [recipe({id: 'b', needs: ['gone']}), recipe({id: 'c', needs: ['b']})],
    6,
    [/^“b” builds on the result of “gone”.* Add it\.$/, /^“c” waits for “b”/],
  ],
  [
    'more than 26 weeks, whatever is needed',
    [recipe({id: 'a', runsDays: 200}), recipe({id: 'b', runsDays: 200, needs: ['gone']})],
    6,
    [/^“b” takes more than 26 weeks/, /^“a” takes more than 26 weeks .* beside/],
  ],
  [
    'no room, with the days that would do',
    [recipe({id: 'a', setUpDays: 13, runsDays: 7})],
    2,
    [/^“a” does not fit into 26 weeks with 2 days a month\. With 3, it does\.$/],
  ],
  [
    'no room with any days',
    [recipe({id: 'a', runsDays: 120, occupies: ['x']}), recipe({id: 'b', runsDays: 120, occupies: ['x']})],
    6,
    [/^“b” does not fit into 26 weeks, even with 23 days a month\. Move it up/],
  ],
])('a warning names recipe and remedy: %s', (_, recipes, days, texts) => {
  const {warnings} = planned(recipes, days);
  expect(warnings).toHaveLength(texts.length);
  warnings.forEach((warning, index) =>
    expect(warningText(warning, (id) => id)).toMatch(texts[index] ?? /^$/),
  );
});

test('the best order: needs first, then impact, then effort, then that of the library', () => {
  const library = [
    recipe({id: 'small'}),
    recipe({id: 'same'}),
    recipe({id: 'easy', effortLevel: 'Low'}),
    recipe({id: 'large', expectedImpact: 'High', needs: ['base', 'gone']}),
    recipe({id: 'base', expectedImpact: 'Low', effortLevel: 'High'}),
    recipe({id: 'other'}),
  ];
  const order = bestOrder(['same', 'base', 'small', 'large', 'easy', 'unknown'], library);
  expect(order).toEqual(['base', 'large', 'easy', 'small', 'same']);
});

const wishes = fc
  .array(
    fc.record({
      setUpDays: fc.integer({min: 0, max: 12}),
      runsDays: fc.integer({min: 1, max: 120}),
      hoursPerWeek: fc.constantFrom(undefined, undefined, 2, 8),
      effortLevel: fc.constantFrom('Low', 'Medium', 'High'),
      expectedImpact: fc.constantFrom('Low', 'Medium', 'High'),
      occupies: fc.uniqueArray(fc.constantFrom('meta', 'google', 'e-mail', 'site'), {maxLength: 3}),
      needs: fc.uniqueArray(fc.nat(30), {maxLength: 2}),
    }),
    {minLength: 1, maxLength: 12},
  )
  .chain((parts) =>
    fc.record({
      // Needs of recipes before them in the library alone, so that there is no circle; some are in no plan.
      library: fc.constant(
        parts.map(({needs, ...part}, index) =>
          recipe({
            ...part,
            id: `r${index}`,
            needs: needs.filter((need) => need < index).map((need) => `r${need}`),
          }),
        ),
      ),
      recipes: fc.shuffledSubarray(
        parts.map((_, index) => `r${index}`),
        {minLength: 1},
      ),
      start: fc.integer({min: START, max: START + 400}),
      days: fc.integer({min: 0, max: 23}),
      proof: fc.boolean(),
    }),
  );

/** Everything that is wrong with a plan. */
function violations({items}: Plan, start: number, perMonth: number, proof: boolean): string[] {
  const problems: string[] = [];
  const days = items.flatMap(({setUp}) => setUp);
  const taken = new Map<string, number>();
  const take = (day: number, share: number) =>
    taken.set(monthOf(day), (taken.get(monthOf(day)) ?? 0) + share);
  for (const {recipe: each, setUp, runs, decision} of items) {
    setUp.forEach((day) => take(day, 1));
    for (let day = runs; day < decision; day += 1) {
      take(day, (each.hoursPerWeek ?? 0) / 56);
    }
    const check = (isRight: boolean, what: string) => isRight || problems.push(`${each.id}: ${what}`);
    check([...setUp, runs, decision].every(isWorkingDay), 'on a day off');
    check(setUp.length === each.setUpDays && (setUp.at(-1) ?? runs - 1) < runs, 'set-up');
    check(decision >= runs + each.runsDays && decision <= start + 182, 'decision');
    const needed = items.filter((other) => each.needs.includes(other.recipe.id));
    check(needed.length === each.needs.length, 'without what it needs');
    const from = Math.max(start, ...needed.map((other) => other.decision));
    check((setUp[0] ?? runs) >= from, 'before what it needs');
    check(
      items.every(
        (other) =>
          !proof ||
          other.recipe === each ||
          !other.recipe.occupies.some((one) => each.occupies.includes(one)) ||
          other.decision <= runs ||
          decision <= other.runs,
      ),
      'two on a surface',
    );
  }
  if (new Set(days).size < days.length) {
    problems.push('two set-ups on one day');
  }
  if ([...taken.values()].some((count) => count > perMonth + 0.001)) {
    problems.push('a month with too much');
  }
  for (const {recipe: each, setUp} of items) {
    const needed = items.filter((other) => each.needs.includes(other.recipe.id));
    for (
      let day = Math.max(start, ...needed.map((other) => other.decision));
      day < (setUp.at(-1) ?? 0);
      day += 1
    ) {
      const isIdle =
        isWorkingDay(day) && !days.includes(day) && (taken.get(monthOf(day)) ?? 0) <= perMonth - 1;
      if (isIdle) {
        problems.push(`${each.id}: ${formatDay(day)} idle before its set-up`);
      }
    }
  }
  return problems;
}

test('a thousand plans: no surface twice where it is to be proved, no capacity exceeded, no idle day before a set-up, needs in order, and one more recipe moves none', () => {
  fc.assert(
    fc.property(wishes, ({library, recipes, start, days, proof}) => {
      const plan = schedule({recipes, start, days, proof}, library);
      expect(violations(plan, start, days, proof)).toEqual([]);
      const place = ({items}: Plan) => items.map(({recipe: {id}}) => recipes.indexOf(id));
      expect(place(plan)).toEqual(place(plan).toSorted((a, b) => a - b));
      const before = schedule({recipes: recipes.slice(0, -1), start, days, proof}, library);
      expect(plan.items).toEqual(expect.arrayContaining([...before.items]));
      const best = bestOrder(recipes, library);
      expect(best.toSorted()).toEqual(recipes.toSorted());
      library.forEach(({id, needs}) =>
        needs
          .filter((need) => best.includes(need) && best.includes(id))
          .forEach((need) => expect(best.indexOf(need)).toBeLessThan(best.indexOf(id))),
      );
    }),
    {numRuns: 1_000},
  );
});
