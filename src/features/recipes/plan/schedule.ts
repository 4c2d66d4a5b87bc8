import {LEVELS} from '../../../data/recipes/taxonomy';
import {MAX_DAYS} from './address';
import {Capacity} from './capacity';
import type {Day} from './days';
import {decisionOf, Surfaces} from './surfaces';
import type {LongBecause, Plan, PlanItem, PlanRecipe, PlanWarning, PlanWish} from './types';

/** A longer plan is hardly worth the name: quarters, budgets and people change in the meantime. */
const LONG_WEEKS = 26;

/** Recipes that cannot be planned, because what they need is neither in the plan nor decided. */
function unmet(recipes: readonly PlanRecipe[], decided: ReadonlySet<string>): PlanWarning[] {
  const missing: PlanWarning[] = [];
  let left = [...recipes];
  for (;;) {
    const ids = new Set(left.map(({id}) => id));
    const out = left.flatMap(({id, needs}) => {
      const need = needs.find((each) => !ids.has(each) && !decided.has(each));
      return need === undefined ? [] : [{id, needs: need}];
    });
    if (out.length === 0) {
      return missing;
    }
    const inWish = new Set(recipes.map(({id}) => id));
    missing.push(
      ...out.map(({id, needs}): PlanWarning => ({
        kind: inWish.has(needs) ? 'waits for' : 'missing need',
        id,
        needs,
      })),
    );
    left = left.filter(({id}) => !out.some((other) => other.id === id));
  }
}

/** Pinned ones first, then higher impact, then lower effort, then by id. */
function comparePriority(first: readonly string[]) {
  const pin = ({id}: PlanRecipe) => (first.includes(id) ? first.indexOf(id) : first.length);
  return (a: PlanRecipe, b: PlanRecipe): number =>
    pin(a) - pin(b) ||
    LEVELS.indexOf(b.expectedImpact) - LEVELS.indexOf(a.expectedImpact) ||
    LEVELS.indexOf(a.effortLevel) - LEVELS.indexOf(b.effortLevel) ||
    (a.id < b.id ? -1 : 1);
}

/** The days of one recipe, its set-up no earlier than it must be; undefined where there is no room. */
function place(recipe: PlanRecipe, from: Day, capacity: Capacity, surfaces: Surfaces): PlanItem | undefined {
  const {setUpDays, runsDays} = recipe;
  const earliest = capacity.after(from, setUpDays);
  if (earliest === undefined) {
    return undefined;
  }
  const {runs, waitsFor} = surfaces.free(recipe, (earliest.at(-1) ?? from - 1) + 1);
  // Where a surface is in use for longer, the set-up waits with the rest, and leaves its days to others.
  const setUp = capacity.before(runs, setUpDays, from) ?? earliest;
  return {recipe, setUp, runs, decision: decisionOf(runs, runsDays), waitsFor};
}

const beginning = ({setUp, runs}: PlanItem): Day => setUp[0] ?? runs;

/** The plan of a wish, however long it is. */
function arrange({recipes, start, daysPerMonth, first = [], decided = []}: PlanWish): Plan {
  const capacity = new Capacity(start, Math.floor(daysPerMonth));
  const surfaces = new Surfaces();
  const done = new Map<string, Day>(decided.map((id) => [id, start]));
  const warnings = unmet(recipes, new Set(decided));
  const impossible = new Set(warnings.flatMap((warning) => ('id' in warning ? [warning.id] : [])));
  let waiting = recipes.filter(({id}) => !impossible.has(id)).sort(comparePriority(first));
  const items: PlanItem[] = [];
  if (Math.floor(daysPerMonth) < 1 && waiting.some(({setUpDays}) => setUpDays > 0)) {
    return {items: [], warnings: [...warnings, {kind: 'no capacity'}]};
  }
  while (waiting.length > 0) {
    const candidates = waiting
      .filter(({needs}) => needs.every((need) => done.has(need)))
      .map((recipe) => {
        const from = Math.max(start, ...recipe.needs.map((need) => done.get(need) ?? start));
        return {recipe, item: place(recipe, from, capacity, surfaces)};
      });
    const next = candidates.reduce<(typeof candidates)[number] | undefined>((best, candidate) => {
      if (best?.item === undefined || candidate.item === undefined) {
        return best ?? candidate;
      }
      const pinned = first.includes(best.recipe.id);
      return !pinned && beginning(candidate.item) < beginning(best.item) ? candidate : best;
    }, undefined);
    // Only recipes that need each other in a circle leave no candidate, and their own check refuses those.
    if (next === undefined) {
      break;
    }
    waiting = waiting.filter(({id}) => id !== next.recipe.id);
    if (next.item === undefined) {
      warnings.push({kind: 'no room', id: next.recipe.id});
    } else {
      const {recipe, setUp, runs, decision} = next.item;
      capacity.take(setUp);
      surfaces.take(recipe, runs, decision);
      done.set(recipe.id, decision);
      items.push(next.item);
    }
  }
  warnings.push(...waiting.map(({id}): PlanWarning => ({kind: 'no room', id})));
  items.sort(
    (a, b) => beginning(a) - beginning(b) || a.decision - b.decision || (a.recipe.id < b.recipe.id ? -1 : 1),
  );
  return {items, warnings};
}

/** The weeks from the first day to the last decision. */
const weeksOf = ({items}: Plan, start: Day): number =>
  Math.ceil((Math.max(start, ...items.map(({decision}) => decision)) - start) / 7);

/** What the recipe that is decided last waits for, and what that waits for in turn. */
function waitOf({items}: Plan): LongBecause {
  const byId = new Map(items.map((item) => [item.recipe.id, item]));
  const last = (some: readonly PlanItem[]) => [...some].sort((a, b) => a.decision - b.decision).at(-1);
  let because: LongBecause = 'run';
  for (let item = last(items); item !== undefined;) {
    if (item.waitsFor !== undefined) {
      return 'surface';
    }
    item = last(item.recipe.needs.flatMap((need) => byId.get(need) ?? []));
    because = item === undefined ? because : 'need';
  }
  return because;
}

/**
 * Orders recipes in time: what a recipe needs is decided before it begins, no surface is used twice at once, set-up
 * keeps to working days and to the capacity of a month, and of those that could begin on the same day the one with
 * higher impact and lower effort goes first. The same wish always gives the same plan; what cannot be done is a
 * warning.
 */
export function schedule(wish: PlanWish): Plan {
  const plan = arrange(wish);
  const weeks = weeksOf(plan, wish.start);
  if (weeks <= LONG_WEEKS) {
    return plan;
  }
  const shorter =
    wish.daysPerMonth < MAX_DAYS && weeksOf(arrange({...wish, daysPerMonth: MAX_DAYS}), wish.start) < weeks;
  const because = shorter ? 'days' : waitOf(plan);
  return {...plan, warnings: [...plan.warnings, {kind: 'long', weeks, because}]};
}
