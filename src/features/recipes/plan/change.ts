import {decidedBefore, laterInPlan, samePlan, type LaterRecipe, type PlanAddress} from './address';
import {beginningOf} from './agenda';
import type {Day} from './days';
import type {PlanItem} from './types';

const without = (ids: readonly string[], ...out: readonly string[]) => ids.filter((id) => !out.includes(id));
const union = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])];

/** A plan with more recipes, each once. */
export const added = ({recipes}: PlanAddress, ids: readonly string[]) => ({recipes: union(recipes, ids)});

/** A plan without some of its recipes. */
export const removed = ({recipes, first}: PlanAddress, ids: readonly string[]) => ({
  recipes: without(recipes, ...ids),
  first: without(first, ...ids),
});

/** A plan that begins with a recipe, or no longer does. */
export const pinned = ({first}: PlanAddress, id: string) => ({
  first: first.includes(id) ? without(first, id) : [id, ...first],
});

/** A plan for which a recipe counts as decided, or no longer does. */
export const decided = ({decided: before}: PlanAddress, id: string) => ({
  decided: before.includes(id) ? without(before, id) : [...before, id],
});

/** A plan in which a recipe that was decided before its first day is planned once more. */
export const again = ({later, decided: before}: PlanAddress, id: string) => ({
  later: later.filter((row) => row.id !== id),
  decided: without(before, id),
});

/** A plan of which the recipes that are not among those `before` came today, where it has begun by then. */
export function cameLater(plan: PlanAddress, before: readonly string[], today: Day): PlanAddress {
  const {recipes, start} = plan;
  const more = without(recipes, ...before);
  const kept = laterInPlan(plan).filter(({id}) => !more.includes(id));
  const begun = start !== undefined && start < today;
  return {...plan, later: begun ? [...kept, ...more.map((id) => ({id, day: today}))] : kept};
}

/**
 * A plan that is changed `today`, with its items before that. Once it runs, what has begun keeps its days, and all else
 * is planned from today on, so that nothing moves into days that are over. Another first day moves the whole plan.
 */
export function changed(
  plan: PlanAddress,
  part: Partial<PlanAddress>,
  items: readonly PlanItem[],
  today: Day,
): PlanAddress {
  const next = {...plan, ...part};
  const {recipes, start} = next;
  if ('start' in part || 'later' in part) {
    return next;
  }
  if (start === undefined || start >= today) {
    return {...next, later: laterInPlan(next)};
  }
  return {...next, later: rowsOf(plan, recipes, items, today, 'own' in part || 'worksYearEnd' in part)};
}

/**
 * What has begun before today, with its days, and from when all else of a plan is planned anew. Where other days are off
 * from now on, what has begun keeps the day of its decision, too.
 */
export function rowsOf(
  plan: PlanAddress,
  recipes: readonly string[],
  items: readonly PlanItem[],
  today: Day,
  otherDaysOff = false,
): LaterRecipe[] {
  const over = decidedBefore(plan);
  return recipes.map((id): LaterRecipe => {
    const item = items.find(({recipe}) => recipe.id === id);
    const before = plan.later.find((row) => row.id === id);
    const day = item === undefined ? today : beginningOf(item);
    if (item === undefined && before !== undefined && over.includes(before)) {
      return before;
    }
    return item === undefined || day >= today
      ? // What was put off stays so.
        {id, day: Math.max(today, before?.day ?? today)}
      : {
          id,
          day,
          begun: {
            ...(otherDaysOff && {until: item.decision}),
            ...before?.begun,
            setUp: item.setUp,
            runs: item.runs,
          },
        };
  });
}

/**
 * What becomes of a plan `now` when the change that made `after` of `before` is taken back: the whole plan is as it was,
 * its days included, where nothing else has changed since; else all but what that change was about stays.
 */
export function reverted(before: PlanAddress, after: PlanAddress, now: PlanAddress, today: Day): PlanAddress {
  if (samePlan(now, after) || now.recipes.length === 0) {
    return before;
  }
  const ids = (key: 'recipes' | 'first' | 'decided') =>
    union(without(now[key], ...without(after[key], ...before[key])), without(before[key], ...after[key]));
  const one = <Key extends 'start' | 'days' | 'worksYearEnd' | 'own'>(key: Key) =>
    (now[key] === after[key] ? before : now)[key];
  const merged = {
    ...now,
    recipes: ids('recipes'),
    first: ids('first'),
    decided: ids('decided'),
    start: one('start'),
    days: one('days'),
    worksYearEnd: one('worksYearEnd'),
    own: one('own'),
  };
  return cameLater(merged, now.recipes, today);
}

/** What a change did that a visitor may want to take back; nothing where it only added recipes. */
export function changeText(before: PlanAddress, after: PlanAddress, nameOf: (id: string) => string): string {
  const out = without(before.recipes, ...after.recipes);
  if (out.length > 0) {
    return `Out of the plan: ${out.map(nameOf).join('; ')}`;
  }
  const whatChanged: readonly [keyof PlanAddress, string][] = [
    ['start', 'Another first day'],
    ['days', 'Other days a month'],
    ['worksYearEnd', 'Other days at the end of the year'],
    ['first', 'Another order'],
    ['decided', 'What is done already'],
    ['own', 'Other rows of your own'],
    ['later', 'Planned anew'],
  ];
  const textOf = (plan: PlanAddress, key: keyof PlanAddress) => JSON.stringify([plan[key]]);
  const found = whatChanged.find(([key]) => textOf(before, key) !== textOf(after, key));
  return after.recipes.length > before.recipes.length ? '' : (found?.[1] ?? '');
}
