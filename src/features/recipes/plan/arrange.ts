import {LEVELS} from '../../../data/recipes/taxonomy';
import {Capacity} from './capacity';
import type {Day} from './days';
import {decisionOf, Surfaces} from './surfaces';
import type {Plan, PlanItem, PlanRecipe, PlanWarning, PlanWish} from './types';

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

const latest = (one: Day, other: Day): Day => (one > other ? one : other);

const beginning = ({setUp, runs}: PlanItem): Day => setUp[0] ?? runs;

/** The plan of a wish, however long it is. */
export function arrange({
  recipes,
  start,
  daysPerMonth,
  first = [],
  decided = [],
  later = [],
}: PlanWish): Plan {
  const capacity = new Capacity(start, Math.floor(daysPerMonth));
  const surfaces = new Surfaces();
  const done = new Map<string, Day>(decided.map((id) => [id, start]));
  const added = new Map(later.map(({id, day}) => [id, latest(start, day)]));
  const warnings = unmet(recipes, new Set(decided));
  const impossible = new Set(warnings.flatMap((warning) => ('id' in warning ? [warning.id] : [])));
  let waiting = recipes.filter(({id}) => !impossible.has(id)).sort(comparePriority(first));
  const items: PlanItem[] = [];
  if (Math.floor(daysPerMonth) < 1 && waiting.some(({setUpDays}) => setUpDays > 0)) {
    return {items: [], warnings: [...warnings, {kind: 'no capacity'}]};
  }
  while (waiting.length > 0) {
    let next: {recipe: PlanRecipe; item: PlanItem | undefined} | undefined;
    for (const recipe of waiting) {
      if (!recipe.needs.every((need) => done.has(need))) {
        continue;
      }
      const came = added.get(recipe.id) ?? start;
      const from = recipe.needs.reduce((day, need) => latest(day, done.get(need) ?? day), came);
      // Most need not be placed to know that they begin no earlier than the one that goes before them.
      const earliest = recipe.setUpDays > 0 ? capacity.earliest(from) : from;
      if (next === undefined || (next.item !== undefined && earliest < beginning(next.item))) {
        const item = place(recipe, from, capacity, surfaces);
        if (next?.item === undefined || (item !== undefined && beginning(item) < beginning(next.item))) {
          next = {recipe, item};
        }
      }
      if (first.includes(next.recipe.id)) {
        break;
      }
    }
    // Only recipes that need each other in a circle leave no candidate, and their own check refuses those.
    if (next === undefined) {
      break;
    }
    const {id} = next.recipe;
    waiting = waiting.filter((recipe) => recipe.id !== id);
    if (next.item === undefined) {
      warnings.push({kind: 'no room', id});
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
