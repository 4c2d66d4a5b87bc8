import {endOf} from '../plan/agenda';
import {mondayOf, monthOf, workingDayFrom, type Day} from '../plan/days';
import type {PlanItem} from '../plan/plan';
import {shortMonth} from '../plan/words';

export type Scale = ReturnType<typeof scaleOf>;

/** A share of the width as SVG and CSS write it. */
export const per = (value: number) => `${value.toFixed(2)}%`;

/** A chart shows four weeks at least. */
const FEWEST_WEEKS = 4;
/** Per cent of the width that the name of a month takes. */
const NAME = 11;

/**
 * The weeks from the first day of a plan to its last decision, from Monday to Sunday; all places are per cent of the
 * width: where a day, a month or a week begins, and the end.
 */
export function scaleOf(plan: {items: readonly Pick<PlanItem, 'decision'>[]}, start: Day) {
  const from = mondayOf(start);
  const weeks = Math.max(FEWEST_WEEKS, Math.floor((endOf(plan, start) - from) / 7) + 1);
  const at = (day: Day) => ((day - from) / (weeks * 7)) * 100;
  const firsts = Array.from({length: weeks * 7}, (_, index) => from + index).filter(
    (day) => day === from || monthOf(day) !== monthOf(day - 1),
  );
  // A few days before the first whole month, or after the last, are too narrow for a name.
  const named = firsts.filter(
    (_, index) => at(firsts[index + 1] ?? from + weeks * 7) - at(firsts[index] ?? from) >= NAME,
  );
  return {
    at,
    lines: [...Array.from({length: weeks}, (_, week) => at(from + week * 7)), 100],
    months: named.map((day) => ({name: shortMonth(day), at: at(day)})),
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
