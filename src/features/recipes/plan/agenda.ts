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

/** What to do in each week, in order of time. Weeks in which nothing begins or ends are left out. */
export function agendaOf(plan: Pick<Plan, 'items'>) {
  const entries = entriesOf(plan);
  return [...new Set(entries.map(({day}) => mondayOf(day)))].map((monday) => ({
    monday,
    entries: entries.filter(({day}) => mondayOf(day) === monday),
  }));
}

/** What is due in the week of a day, a set-up that goes on among it, and what comes next after that week. */
export function dueOf(plan: Pick<Plan, 'items'>, today: Day) {
  const monday = mondayOf(today);
  const entries = entriesOf(plan);
  return {
    due: entries.filter(({day, last}) => day < monday + 7 && last >= monday),
    next: entries.find(({day}) => day >= monday + 7),
  };
}
