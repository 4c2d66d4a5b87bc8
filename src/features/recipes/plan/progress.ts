import {type LaterRecipe, type PlanAddress} from './address';
import {beginningOf} from './agenda';
import {rowsOf} from './change';
import {workingDayFrom, type Day} from './days';
import {workdaysOf} from './own';
import type {PlanItem} from './types';

const WEEK = 7;

/** What has begun of a plan, its days as rows that nothing moves. */
type Row = LaterRecipe & {begun: NonNullable<LaterRecipe['begun']>};

const rowOf = ({recipe: {id}, setUp, runs}: PlanItem, begun: Partial<Row['begun']> = {}): Row => ({
  id,
  day: beginningOf({setUp, runs}),
  begun: {setUp, runs, ...begun},
});

/** A plan with the row of one recipe in place of what it had, all that has begun keeping its days. */
const withRow = (plan: PlanAddress, items: readonly PlanItem[], today: Day, row: LaterRecipe) => ({
  later: [...rowsOf(plan, plan.recipes, items, today).filter(({id}) => id !== row.id), row],
});

/**
 * A plan of which a recipe is decided today: its places are free from then on, or since it was due, where that is over:
 * others have run there since. What has worked opens what needs it, and what has failed does not.
 */
export function decidedToday(
  plan: PlanAddress,
  items: readonly PlanItem[],
  item: PlanItem,
  result: 'worked' | 'failed',
  today: Day,
): Pick<PlanAddress, 'later' | 'decided'> {
  const {id} = item.recipe;
  const others = plan.decided.filter((one) => one !== id);
  return {
    ...withRow(
      plan,
      items,
      today,
      rowOf(item, {
        until: Math.max(item.runs, Math.min(today, item.decision)),
        ...(result === 'failed' && {failed: true}),
      }),
    ),
    decided: result === 'worked' ? [...others, id] : others,
  };
}

/**
 * A plan of which a recipe is a week late: what has not begun is planned from a week later on; of a set-up, the days that
 * are left move; what runs is decided a week later. What is set up already waits for a place that is busy for longer.
 */
export function weekLater(
  plan: PlanAddress,
  items: readonly PlanItem[],
  item: PlanItem,
  today: Day,
): Pick<PlanAddress, 'later'> {
  const isWorking = workdaysOf(plan);
  const onWorkday = (day: Day) => workingDayFrom(day, isWorking);
  const {recipe, setUp, runs, decision} = item;
  const begins = beginningOf(item);
  if (begins > today) {
    return withRow(plan, items, today, {id: recipe.id, day: begins + WEEK});
  }
  if (runs > today || setUp.some((day) => day >= today)) {
    const taken = new Set(items.flatMap((other) => (other === item ? [] : other.setUp)));
    const moved: Day[] = setUp.filter((day) => day < today);
    for (const day of setUp.filter((one) => one >= today)) {
      let next = onWorkday(Math.max(day + WEEK, (moved.at(-1) ?? 0) + 1));
      while (taken.has(next)) {
        next = onWorkday(next + 1);
      }
      moved.push(next);
    }
    const after = onWorkday(Math.max(runs + WEEK, (moved.at(-1) ?? today) + 1));
    return withRow(plan, items, today, rowOf({...item, setUp: moved, runs: after}));
  }
  const until = onWorkday(Math.max(today, decision) + WEEK);
  const {later} = withRow(plan, items, today, rowOf(item, {until}));
  const waits = (row: LaterRecipe): LaterRecipe => {
    const other = items.find((one) => one.recipe.id === row.id);
    const isBusy = other?.recipe.occupies.some((place) => recipe.occupies.includes(place)) === true;
    return row.id !== recipe.id && row.begun && row.begun.runs >= today && row.begun.runs < until && isBusy
      ? {...row, begun: {...row.begun, runs: until}}
      : row;
  };
  return {later: later.map(waits)};
}
