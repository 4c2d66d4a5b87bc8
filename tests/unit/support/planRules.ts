import * as fc from 'fast-check';
import {parsePlan, type PlanAddress} from '@site/src/features/recipes/plan/address';
import {formatDay, isWorkingDay, monthOf, parseDay} from '@site/src/features/recipes/plan/days';
import type {Plan, PlanRecipe} from '@site/src/features/recipes/plan/types';
import {planRecipe as recipe} from './planRecipe';

/** Monday. */
export const START = parseDay('2026-12-07') ?? 0;

/** A plan with its first day. */
export type Dated = PlanAddress & {start: number};

export const addressOf = (recipes: readonly PlanRecipe[], part: Partial<Dated> = {}): Dated => ({
  ...parsePlan(''),
  recipes: recipes.map(({id}) => id),
  start: START,
  days: 6,
  ...part,
});

const SURFACES = ['meta', 'google', 'e-mail', 'site'];
/** Random recipes, and a plan of them with rows of one's own. */
export const wishes = fc
  .array(
    fc.record({
      setUpDays: fc.integer({min: 0, max: 12}),
      runsDays: fc.integer({min: 1, max: 120}),
      hoursPerWeek: fc.constantFrom(undefined, undefined, 2, 8),
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
      days: fc.integer({min: 0, max: 23}),
      worksYearEnd: fc.boolean(),
      first: fc.uniqueArray(fc.constantFrom('r0', 'r3', 'r7'), {maxLength: 2}),
      own: fc.array(
        fc.record({
          name: fc.constantFrom('Sale', 'Holiday'),
          from: fc.integer({min: START - 20, max: START + 500}),
          days: fc.integer({min: 1, max: 40}),
          place: fc.constantFrom('shown', 'off', ...SURFACES),
        }),
        {maxLength: 3},
      ),
      later: fc.constantFrom(0, 0, 20, 90, 250),
    }),
  )
  .map(({later, recipes, ...part}) => ({
    recipes,
    address: addressOf(recipes, {
      ...part,
      later: later === 0 ? [] : ['r1', 'r4'].map((id) => ({id, day: part.start + later})),
    }),
  }));

/** What each month takes of a plan, in days: set-up, and the hours of what runs. */
function takenBy(items: Plan['items']): Map<string, number> {
  const months = new Map<string, number>();
  const add = (day: number, share: number) =>
    months.set(monthOf(day), (months.get(monthOf(day)) ?? 0) + share);
  for (const {
    recipe: {hoursPerWeek = 0},
    setUp,
    runs,
    decision,
  } of items) {
    setUp.forEach((day) => add(day, 1));
    for (let day = runs; day < decision; day += 1) add(day, hoursPerWeek / 56);
  }
  return months;
}

const isYearEnd = (day: number) => /12-(2[4-9]|3[01])$|01-01$/.test(formatDay(day));

/** Everything that is wrong with a plan. */
export function violations(plan: Dated, {items}: Plan): string[] {
  const {start, days: perMonth = 0, later, worksYearEnd, own} = plan;
  const problems: string[] = [];
  const decided = new Map(items.map(({recipe: {id}, decision}) => [id, decision]));
  const days = items.flatMap(({setUp}) => setUp);
  const months = takenBy(items);
  const isOff = (day: number) =>
    own.some(({place, from, days: count}) => place === 'off' && from <= day && day < from + count);
  const isWorkday = (day: number) => isWorkingDay(day) && (worksYearEnd || !isYearEnd(day)) && !isOff(day);
  const soonest = Math.max(start, ...later.flatMap(({day, begun}) => (begun ? [] : [day])));
  if (new Set(days).size !== days.length) problems.push('two set-ups on one day');
  if ([...months.values()].some((count) => count > perMonth + 0.001)) problems.push('a month with too much');
  for (const {recipe: each, setUp, runs, decision, waitsFor} of items) {
    const begins = setUp[0] ?? runs;
    if (setUp.length !== each.setUpDays) problems.push(`${each.id}: set-up of another length`);
    if (later.some(({id, day}) => id === each.id && begins < day))
      problems.push(`${each.id}: before it came`);
    if (begins < start) problems.push(`${each.id}: begins before the start`);
    const held = later.find(({id, begun}) => id === each.id && begun)?.begun;
    const isHeld = held !== undefined;
    // The day of a decision is the visitor's.
    const due = held?.until === undefined ? [decision] : [];
    if (![...setUp, runs, ...due].every(isWorkday)) problems.push(`${each.id}: on a free day`);
    if (decision > soonest + 26 * 7 && !isHeld) problems.push(`${each.id}: decided beyond half a year`);
    if ((setUp.at(-1) ?? runs - 1) >= runs) problems.push(`${each.id}: runs before it is set up`);
    if (due.length > 0 && decision - runs < each.runsDays) problems.push(`${each.id}: decided too early`);
    // What was decided early or late may have been needed by what had begun.
    const isEarly = (need: string) =>
      (decided.get(need) ?? (plan.decided.includes(need) ? start : Infinity)) > begins;
    if (!isHeld && each.needs.some(isEarly)) problems.push(`${each.id}: needs`);
    const clash = items.some(
      (other) =>
        other.recipe.id !== each.id &&
        other.recipe.occupies.some((surface) => each.occupies.includes(surface)) &&
        other.runs < decision &&
        runs < other.decision,
    );
    if (clash) problems.push(`${each.id}: shares a surface`);
    const isBusy = own.some(
      ({place, from, days: count}) => each.occupies.includes(place) && from < decision && runs < from + count,
    );
    if (isBusy) problems.push(`${each.id}: runs where a row of one's own is`);
    // Of a plan that was changed as it ran, days before that may be idle.
    const from = Math.max(soonest, ...each.needs.map((need) => decided.get(need) ?? start));
    const isAtOnce = waitsFor === undefined && begins >= from && !isHeld;
    for (let day = from; isAtOnce && day < (setUp.at(-1) ?? from); day += 1) {
      const isIdle = isWorkday(day) && !days.includes(day);
      if (isIdle && (months.get(monthOf(day)) ?? 0) <= perMonth - 1)
        problems.push(`${each.id}: idle on ${formatDay(day)} before its set-up`);
    }
  }
  return problems;
}
