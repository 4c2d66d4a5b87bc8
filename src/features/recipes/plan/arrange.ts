import {decidedBefore, failedIn, laterOf, PLAN_WEEKS, USUAL_DAYS, type PlanAddress} from './address';
import {beginningOf} from './agenda';
import {Capacity} from './capacity';
import {workingDayFrom, type Day} from './days';
import {endOfRow, OFF, workdaysOf} from './own';
import {comparePriority, unmet} from './priority';
import {Surfaces} from './surfaces';
import type {PlanItem, PlanRecipe} from './types';

/** A plan with its first day. */
export type Dated = PlanAddress & {start: Day};

/**
 * What had begun before the plan was last changed, and the day from which all others are planned: that of the change, so
 * that nothing that is under way moves, and nothing is put into the past.
 */
function underWay(plan: Dated, recipes: readonly PlanRecipe[], surfaces: Surfaces) {
  const later = laterOf(plan);
  const held = later.flatMap(({id, begun}) =>
    recipes
      .filter((recipe) => begun !== undefined && recipe.id === id)
      .map((recipe): PlanItem => {
        const {setUp = [], runs = plan.start, until} = begun ?? {};
        return {recipe, setUp, runs, decision: until ?? surfaces.decisionOf(recipe, runs)};
      }),
  );
  const ahead = later.filter(({begun}) => begun === undefined);
  const from = Math.max(plan.start, ...ahead.map(({day}) => day));
  if (from === plan.start) {
    return {items: held, from};
  }
  const last = ahead.filter(({day}) => day === from).map(({id}) => id);
  const before = arrange(
    {...plan, later: later.filter(({id}) => !last.includes(id))},
    recipes.filter(({id}) => !last.includes(id)),
  );
  const isHeld = ({recipe}: PlanItem) => held.some((item) => item.recipe.id === recipe.id);
  return {
    items: [...held, ...before.items.filter((item) => beginningOf(item) < from && !isHeld(item))],
    from,
  };
}

/** Orders recipes in time; those `left` have no room within the plan's weeks, and `over` are decided. */
export function arrange(plan: Dated, all: readonly PlanRecipe[]) {
  const {start, days = USUAL_DAYS, first, decided, own} = plan;
  const over = decidedBefore(plan).map(({id}) => id);
  const recipes = all.filter(({id}) => !over.includes(id));
  const isWorking = workdaysOf(plan);
  const onWorkday = (day: Day) => workingDayFrom(day, isWorking);
  const surfaces = new Surfaces(onWorkday);
  for (const row of own.filter(({place}) => place !== OFF)) {
    surfaces.take({name: row.name, occupies: [row.place]}, row.from, endOfRow(row));
  }
  const {items: running, from: soonest} = underWay(plan, recipes, surfaces);
  const last = soonest + PLAN_WEEKS * 7;
  const capacity = new Capacity(start, last + 1, days, isWorking);
  const done = new Map<string, Day>(decided.map((id) => [id, start]));
  const isRunning = ({id}: PlanRecipe) => running.some(({recipe}) => recipe.id === id);
  const failed = failedIn(plan);
  const needs = unmet(
    recipes.map((recipe) => (isRunning(recipe) ? {...recipe, needs: []} : recipe)),
    new Set(decided),
    failed,
  );
  let waiting = recipes.filter(({id}) => !needs.some((need) => need.id === id)).sort(comparePriority(first));
  const left: string[] = [];
  const items: PlanItem[] = [];
  const add = (item: PlanItem) => {
    const {recipe, runs, decision} = item;
    capacity.take({hoursPerWeek: 0, ...recipe, ...item});
    surfaces.take(recipe, runs, decision);
    done.set(recipe.id, decision);
    items.push(item);
    waiting = waiting.filter(({id}) => id !== recipe.id);
  };

  /** The days of one recipe: set up at once, or, where it has to wait, just before it runs, so that others go first. */
  const place = (recipe: PlanRecipe, from: Day): PlanItem | undefined => {
    const {setUpDays, hoursPerWeek = 0} = recipe;
    const atOnce = capacity.after(from, setUpDays);
    const ready = onWorkday((atOnce?.at(-1) ?? from - 1) + 1);
    let waitsFor: PlanItem['waitsFor'];
    for (let day = ready; atOnce !== undefined; day = onWorkday(day + 1)) {
      const free = surfaces.free(recipe, day);
      const {runs} = free;
      const decision = surfaces.decisionOf(recipe, runs);
      if (decision > last) {
        break;
      }
      const setUp = runs === ready ? atOnce : (capacity.before(runs, setUpDays, from) ?? atOnce);
      waitsFor = free.waitsFor ?? waitsFor;
      if (capacity.carries({setUp, runs, decision, hoursPerWeek})) {
        return {recipe, setUp, runs, decision, waitsFor};
      }
      waitsFor = 'hours';
      day = runs;
    }
    return undefined;
  };

  running.forEach(add);
  while (waiting.length > 0) {
    let next: {recipe: PlanRecipe; item: PlanItem | undefined} | undefined;
    for (const recipe of waiting.filter((one) => one.needs.every((need) => done.has(need)))) {
      const from = Math.max(soonest, ...recipe.needs.map((need) => done.get(need) ?? soonest));
      // Most need not be placed to know that they begin no earlier than the one that goes before them.
      const earliest = recipe.setUpDays > 0 ? capacity.earliest(from) : from;
      if (next === undefined || (next.item !== undefined && earliest < beginningOf(next.item))) {
        const item = place(recipe, from);
        if (next?.item === undefined || (item !== undefined && beginningOf(item) < beginningOf(next.item))) {
          next = {recipe, item};
        }
      }
      if (first.includes(next.recipe.id)) {
        break;
      }
    }
    if (next?.item !== undefined) {
      add(next.item);
    } else {
      // What only waits for others that have no room, or for each other in a circle, has none either.
      const out = next === undefined ? waiting : [next.recipe];
      left.push(...out.map(({id}) => id));
      waiting = waiting.filter((recipe) => !out.includes(recipe));
    }
  }
  items.sort(
    (a, b) =>
      beginningOf(a) - beginningOf(b) || a.decision - b.decision || (a.recipe.id < b.recipe.id ? -1 : 1),
  );
  return {items, needs, left: left.sort(), over: over.sort()};
}
