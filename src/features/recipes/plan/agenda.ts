import type {Spend} from '../../../data/plans/spend';
import {mondayOf, splitUntil, type Day} from './days';
import type {Plan, PlanItem, PlanRecipe} from './plan';

/** Something to do on a day. */
export interface AgendaEntry {
  day: Day;
  kind: 'set up' | 'start' | 'decide';
  recipe: PlanRecipe;
  /** The last day of a set-up, and whether its days do not follow one another. */
  last: Day;
  isSplit: boolean;
  /** What a start has waited for. */
  waitsFor?: PlanItem['waitsFor'];
}

/** The day on which the last recipe is decided. */
export const endOf = ({items}: {items: readonly Pick<PlanItem, 'decision'>[]}, start: Day): Day =>
  Math.max(start, ...items.map(({decision}) => decision));

/** What a plan takes: days of set-up, hours a week in its busiest one, and EUR beyond normal spend. */
export function costOf({items}: Pick<Plan, 'items'>): {setUpDays: number; hours: number; spend: Spend} {
  const runningOn = (day: Day) => items.filter(({runs, decision}) => runs <= day && day < decision);
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  return {
    setUpDays: sum(items.map(({setUp}) => setUp.length)),
    hours: Math.max(
      0,
      ...items.map(({runs}) => sum(runningOn(runs).map(({recipe}) => recipe.hoursPerWeek ?? 0))),
    ),
    spend: {
      from: sum(items.map(({recipe}) => recipe.spend?.from ?? 0)),
      to: sum(items.map(({recipe}) => recipe.spend?.to ?? 0)),
    },
  };
}

/** Everything to do, in order of time. */
const entriesOf = ({items}: Pick<Plan, 'items'>): AgendaEntry[] =>
  items
    .flatMap(({recipe, setUp, runs, decision, waitsFor}): AgendaEntry[] => {
      const on = (kind: AgendaEntry['kind'], day: Day, last = day): AgendaEntry => ({
        kind,
        day,
        last,
        isSplit: kind === 'set up' && splitUntil(setUp) !== undefined,
        recipe,
        ...(kind === 'start' && {waitsFor}),
      });
      return [
        ...setUp.slice(0, 1).map((day) => on('set up', day, setUp.at(-1))),
        on('start', runs),
        on('decide', decision),
      ];
    })
    .sort((a, b) => a.day - b.day);

/** What to do in each week, in order of time; from a day on, what goes on in its week is in that week. */
export function agendaOf(plan: Pick<Plan, 'items'>, from?: Day) {
  const first = from === undefined ? -Infinity : mondayOf(from);
  const entries = entriesOf(plan).filter(({last}) => last >= first);
  const weekOf = ({day}: AgendaEntry) => Math.max(mondayOf(day), first);
  return [...new Set(entries.map(weekOf))].map((monday) => ({
    monday,
    entries: entries.filter((entry) => weekOf(entry) === monday),
  }));
}

/** What is to be done next, and on which day: today, where it has begun. */
export function nextOf(plan: Pick<Plan, 'items'>, today: Day) {
  const entry = entriesOf(plan).find(({last}) => last >= today);
  return entry && {...entry, day: Math.max(entry.day, today)};
}
