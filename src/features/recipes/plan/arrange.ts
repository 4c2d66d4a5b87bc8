import {LEVELS} from '../../../data/recipes/taxonomy';
import {beginningOf} from './agenda';
import {Capacity} from './capacity';
import type {Day} from './days';
import {decisionOf, Surfaces} from './surfaces';
import type {Plan, PlanItem, PlanRecipe, PlanWarning, PlanWish, UnmetNeed} from './types';

/** Recipes that cannot be planned, because what they need is neither in the plan nor decided. */
function unmet(recipes: readonly PlanRecipe[], decided: ReadonlySet<string>): UnmetNeed[] {
  const missing: UnmetNeed[] = [];
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
      ...out.map(({id, needs}): UnmetNeed => ({
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

/**
 * What had begun before the plan was last changed, and the day from which all others are planned: that of the change, so
 * that nothing that is under way moves, and nothing is put into the past.
 */
function underWay(wish: PlanWish): {items: readonly PlanItem[]; from: Day} {
  const {start, recipes, later = []} = wish;
  const held = later.flatMap(({id, begun}) =>
    recipes
      .filter((recipe) => begun !== undefined && recipe.id === id)
      .map((recipe): PlanItem => {
        const {setUp = [], runs = start} = begun ?? {};
        return {recipe, setUp, runs, decision: decisionOf(runs, recipe.runsDays)};
      }),
  );
  const ahead = later.filter(({begun}) => begun === undefined);
  const from = ahead.reduce((last, {day}) => latest(last, day), start);
  if (from === start) {
    return {items: held, from};
  }
  const last = ahead.filter(({day}) => day === from).map(({id}) => id);
  const before = arrange({
    ...wish,
    recipes: recipes.filter(({id}) => !last.includes(id)),
    later: later.filter(({id}) => !last.includes(id)),
  });
  const isHeld = ({recipe}: PlanItem) => held.some((item) => item.recipe.id === recipe.id);
  return {
    items: [...held, ...before.items.filter((item) => beginningOf(item) < from && !isHeld(item))],
    from,
  };
}

/** The plan of a wish, however long it is. */
export function arrange(wish: PlanWish): Plan {
  const {recipes, start, daysPerMonth, first = [], decided = []} = wish;
  const capacity = new Capacity(start, Math.floor(daysPerMonth));
  const surfaces = new Surfaces();
  const done = new Map<string, Day>(decided.map((id) => [id, start]));
  const {items: running, from: soonest} = underWay(wish);
  const isRunning = ({id}: PlanRecipe) => running.some(({recipe}) => recipe.id === id);
  const needs = unmet(
    recipes.map((recipe) => (isRunning(recipe) ? {...recipe, needs: []} : recipe)),
    new Set(decided),
  );
  const impossible = new Set(needs.map(({id}) => id));
  const warnings: PlanWarning[] = [...needs];
  let waiting = recipes.filter(({id}) => !impossible.has(id)).sort(comparePriority(first));
  if (Math.floor(daysPerMonth) < 1 && waiting.some(({setUpDays}) => setUpDays > 0)) {
    return {items: [], warnings: [...warnings, {kind: 'no capacity'}]};
  }
  const items: PlanItem[] = [];
  const add = (item: PlanItem) => {
    const {recipe, setUp, runs, decision} = item;
    capacity.take(setUp);
    surfaces.take(recipe, runs, decision);
    done.set(recipe.id, decision);
    items.push(item);
    waiting = waiting.filter(({id}) => id !== recipe.id);
  };
  running.forEach(add);
  while (waiting.length > 0) {
    let next: {recipe: PlanRecipe; item: PlanItem | undefined} | undefined;
    for (const recipe of waiting) {
      if (!recipe.needs.every((need) => done.has(need))) {
        continue;
      }
      const from = recipe.needs.reduce((day, need) => latest(day, done.get(need) ?? day), soonest);
      // Most need not be placed to know that they begin no earlier than the one that goes before them.
      const earliest = recipe.setUpDays > 0 ? capacity.earliest(from) : from;
      if (next === undefined || (next.item !== undefined && earliest < beginningOf(next.item))) {
        const item = place(recipe, from, capacity, surfaces);
        if (next?.item === undefined || (item !== undefined && beginningOf(item) < beginningOf(next.item))) {
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
    const {recipe, item} = next;
    if (item === undefined) {
      warnings.push({kind: 'no room', id: recipe.id});
      waiting = waiting.filter((other) => other !== recipe);
    } else {
      add(item);
    }
  }
  warnings.push(...waiting.map(({id}): PlanWarning => ({kind: 'no room', id})));
  items.sort(
    (a, b) =>
      beginningOf(a) - beginningOf(b) || a.decision - b.decision || (a.recipe.id < b.recipe.id ? -1 : 1),
  );
  return {items, warnings};
}
