import {endOf} from '../plan/agenda';
import {monthOf, weekday, workingDayFrom, type Day} from '../plan/days';
import type {PlanItem} from '../plan/types';
import {shortMonth, shortMonthAndYear} from '../plan/words';

/** The time that a chart shows, and where in it a day is. */
export interface Scale {
  /** How many weeks it shows. */
  weeks: number;
  /** Per cent of the width at which a day begins. */
  at: (day: Day) => number;
  /** The names of months; phones have no room for the minor ones between the others. */
  months: readonly {name: string; at: number; minor: boolean}[];
  /** What is between two lines. */
  column: 'week' | 'month';
  /** Per cent of the width at which there is a line. */
  lines: readonly number[];
}

/** A share of the width as SVG and CSS write it. */
export const per = (value: number) => `${value.toFixed(2)}%`;

/** A chart shows four weeks at least. */
const FEWEST_WEEKS = 4;
/** More weeks are too narrow for a line each. */
const MOST_LINES = 30;
/** More names of months than this would touch on a phone. */
const MOST_NAMES = 6;
/** Per cent of the width that the name of a month takes. */
const NAME = 11;

/** The weeks from the first day of a plan to its last decision, from Monday to Sunday. */
export function scaleOf({items}: {items: readonly Pick<PlanItem, 'decision'>[]}, start: Day): Scale {
  const from = start - weekday(start);
  const last = endOf({items}, start);
  const weeks = Math.max(FEWEST_WEEKS, Math.floor((last - from) / 7) + 1);
  const at = (day: Day) => ((day - from) / (weeks * 7)) * 100;
  const firsts = Array.from({length: weeks * 7}, (_, index) => from + index).filter(
    (day) => day === from || monthOf(day) !== monthOf(day - 1),
  );
  // A few days before the first whole month are too narrow for a name: they count for nothing.
  const named = firsts.filter(
    (day, index) => index > 0 || at(firsts[1] ?? from + weeks * 7) - at(day) >= NAME,
  );
  const step = Math.ceil(named.length / MOST_NAMES);
  const column = weeks > MOST_LINES ? 'month' : 'week';
  return {
    weeks,
    at,
    column,
    lines: [
      ...(column === 'month' ? firsts : Array.from({length: weeks}, (_, week) => from + week * 7)).map(at),
      100,
    ],
    months: named
      .map((day, index) => ({
        name: (column === 'month' ? shortMonthAndYear : shortMonth)(day),
        at: at(day),
        minor: index % step !== 0,
      }))
      .filter(({minor}) => column === 'week' || !minor)
      .filter(({at: here}, index, all) => (all[index + 1]?.at ?? 100) - here >= NAME),
  };
}

/** Working days as stretches; a weekend between two of them does not part them. */
export function stretchesOf(days: readonly Day[]): {from: Day; until: Day}[] {
  const stretches: {from: Day; until: Day}[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last !== undefined && workingDayFrom(last.until) === day) {
      last.until = day + 1;
    } else {
      stretches.push({from: day, until: day + 1});
    }
  }
  return stretches;
}
