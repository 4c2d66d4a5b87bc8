import {splitUntil, weekday, type Day} from './days';
import type {OwnRow} from './own';
import type {Plan, PlanItem, PlanRecipe} from './types';

/** Something to do on a day. */
export interface AgendaEntry {
  day: Day;
  kind: 'set up' | 'start' | 'decide';
  recipe: PlanRecipe;
  /** For a set-up whose days do not follow one another: the last of them. */
  until?: Day | undefined;
  /** For a start: what it has waited for. */
  waitsFor?: PlanItem['waitsFor'];
}

export interface AgendaWeek {
  monday: Day;
  entries: readonly AgendaEntry[];
  /** What of the visitor's own begins in it. */
  own: readonly OwnRow[];
}

/** The first day on which anything is done for a recipe. */
export const beginningOf = ({setUp, runs}: Pick<PlanItem, 'setUp' | 'runs'>): Day => setUp[0] ?? runs;

/** The day on which the last recipe is decided. */
export const endOf = ({items}: {items: readonly Pick<PlanItem, 'decision'>[]}, start: Day): Day =>
  Math.max(start, ...items.map(({decision}) => decision));

/** Hours a week that the recipes of a plan take while they run, in the week in which that is most. */
export const peakHours = ({items}: Pick<Plan, 'items'>): number =>
  Math.max(
    0,
    ...items.map(({runs}) =>
      items
        .filter((other) => other.runs <= runs && runs < other.decision)
        .reduce((sum, {recipe}) => sum + (recipe.hoursPerWeek ?? 0), 0),
    ),
  );

/** What is due in which week, in order of time; weeks in which nothing begins or ends are left out. */
export function agendaOf({items, own = []}: Plan): AgendaWeek[] {
  const entries = items
    .flatMap(({recipe, setUp, runs, decision, waitsFor}): AgendaEntry[] => [
      ...setUp
        .slice(0, 1)
        .map((day): AgendaEntry => ({day, kind: 'set up', recipe, until: splitUntil(setUp)})),
      {day: runs, kind: 'start', recipe, waitsFor},
      {day: decision, kind: 'decide', recipe},
    ])
    .sort((a, b) => a.day - b.day);
  const mondayOf = (day: Day) => day - weekday(day);
  const weeks = new Map<Day, AgendaEntry[]>(own.map(({from}) => [mondayOf(from), []]));
  for (const entry of entries) {
    const monday = mondayOf(entry.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), entry]);
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([monday, inWeek]) => ({
      monday,
      entries: inWeek,
      own: own.filter(({from}) => mondayOf(from) === monday),
    }));
}
