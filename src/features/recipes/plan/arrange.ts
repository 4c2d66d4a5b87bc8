import {PLAN_WEEKS} from './address';
import {DAY_MS, isWorkingDay, workingDayFrom, type Day} from './days';
import type {PlanItem, PlanRecipe} from './plan';

/** Hours of a running recipe in a week that take a working day of eight hours from each of its seven days. */
const DAY_HOURS_A_WEEK = 56;
/** Less than what sums of such shares are off by. */
const CLOSE = 1e-6;

/**
 * Places recipes one after the other, each as early as those before it leave room, so that one more at the end moves none
 * of them. A recipe whose need comes later in the order is placed right after it. Those that have no room within the
 * plan's weeks are left; with the `proof`, a place is one recipe's at a time. Those for which something that they need has no place wait.
 */
export function arrange(recipes: readonly PlanRecipe[], start: Day, daysPerMonth: number, proof = false) {
  const last = start + PLAN_WEEKS * 7;
  const calendar = Array.from({length: last - start + 1}, (_, index) => {
    const date = new Date((start + index) * DAY_MS);
    return {month: date.getUTCFullYear() * 12 + date.getUTCMonth(), free: isWorkingDay(start + index)};
  });
  const room = new Map(calendar.map(({month}) => [month, daysPerMonth]));
  const items: PlanItem[] = [];
  const on = (day: Day) => calendar[day - start];
  const hasRoom = (month: number, share: number) => share <= (room.get(month) ?? 0) + CLOSE;
  const take = (month: number, share: number) => room.set(month, (room.get(month) ?? 0) - share);

  /** The next free working days from a day on. */
  const setUpFrom = (from: Day, count: number): Day[] | undefined => {
    const days: Day[] = [];
    for (let day = from; days.length < count; day += 1) {
      const {month, free} = on(day) ?? {month: 0, free: false};
      if (day > last) {
        return undefined;
      }
      if (free && hasRoom(month, days.filter((one) => on(one)?.month === month).length + 1)) {
        days.push(day);
      }
    }
    return days;
  };
  /** What a recipe takes of each month. */
  const sharesOf = ({recipe: {hoursPerWeek = 0}, setUp, runs, decision}: PlanItem): Map<number, number> => {
    const shares = new Map<number, number>();
    const add = (day: Day, share: number) => {
      const month = on(day)?.month ?? 0;
      shares.set(month, (shares.get(month) ?? 0) + share);
    };
    setUp.forEach((day) => add(day, 1));
    for (let day = runs; day < decision && hoursPerWeek > 0; day += 1) {
      add(day, hoursPerWeek / DAY_HOURS_A_WEEK);
    }
    return shares;
  };
  const place = (recipe: PlanRecipe): PlanItem | undefined => {
    const needed = items.filter((item) => recipe.needs.includes(item.recipe.id));
    const from = Math.max(start, ...needed.map(({decision}) => decision));
    const setUp = setUpFrom(from, recipe.setUpDays);
    const others = proof
      ? items.filter((item) => item.recipe.occupies.some((one) => recipe.occupies.includes(one)))
      : [];
    let waitsFor: PlanItem['waitsFor'];
    let runs = workingDayFrom((setUp?.at(-1) ?? from - 1) + 1);
    while (setUp !== undefined) {
      const decision = workingDayFrom(runs + recipe.runsDays);
      if (decision > last) {
        return undefined;
      }
      const item: PlanItem = {recipe, setUp, runs, decision, waitsFor};
      const busy = others.find((other) => other.runs < decision && runs < other.decision);
      if (busy !== undefined) {
        waitsFor = busy.recipe;
        runs = workingDayFrom(busy.decision);
      } else if ([...sharesOf(item)].every(([month, share]) => hasRoom(month, share))) {
        return item;
      } else {
        waitsFor = 'hours';
        runs = workingDayFrom(runs + 1);
      }
    }
    return undefined;
  };

  const left: PlanRecipe[] = [];
  let waiting: readonly PlanRecipe[] = [];
  const isReady = ({needs}: PlanRecipe) => needs.every((id) => items.some(({recipe}) => recipe.id === id));
  for (const each of recipes) {
    waiting = [...waiting, each];
    for (let next = waiting.find(isReady); next !== undefined; next = waiting.find(isReady)) {
      const placed = next;
      waiting = waiting.filter((other) => other !== placed);
      const item = place(placed);
      if (item === undefined) {
        left.push(placed);
      } else {
        sharesOf(item).forEach((share, month) => take(month, share));
        item.setUp.forEach((day) => Object.assign(on(day) ?? {}, {free: false}));
        items.push(item);
      }
    }
  }
  items.sort((a, b) => recipes.indexOf(a.recipe) - recipes.indexOf(b.recipe));
  return {items, left, waiting};
}
