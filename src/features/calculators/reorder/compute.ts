import {LARGEST, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {parseList} from '../lib/parse';

/** Median in days per unit; `factor` is the buyer's pace: 1 is typical, 0.8 a fifth faster. */
export const INPUTS = {median: NaN, units: 1, factor: 1};

export type Figures = {
  day: number;
  /** Of the pasted days; without a list only the given median. */
  q1: number | undefined;
  median: number;
  q3: number | undefined;
  /** Pasted reorders that have come by then, in %. */
  shareBy: number | undefined;
};

/** Sorted. */
export const daysIn = (list: string): number[] => parseList(list).sort((a, b) => a - b);

/** Interpolates as R does by default (type 7). */
function quantileOf(sorted: readonly number[], share: number): number | undefined {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below === undefined || above === undefined ? undefined : below + (above - below) * (at % 1);
}

export function reorder(given: Given<keyof typeof INPUTS | 'intervals'>): Outcome<Figures> {
  const {median: stated, units, factor} = numbers(INPUTS, given);
  const days = daysIn(String(given.intervals ?? ''));
  const median = quantileOf(days, 0.5) ?? stated;
  return outcome(
    [
      [
        !days.some((day) => Number.isNaN(day)),
        'The list of days must have only numbers, with a space or a line break between them.',
      ],
      [
        days.every((day) => day > 0 && day <= LARGEST),
        'Every number of days in the list must be more than 0.',
      ],
      [median > 0 && median <= LARGEST, 'Paste the days between orders, or give their median.'],
      [units > 0 && units <= LARGEST, 'The order must have had more than 0 units.'],
      [within(factor, 0.01, 100), "The buyer's pace must be from 0.01 to 100."],
    ],
    () => {
      const by = median * factor;
      const come = days.filter((day) => day <= by).length;
      return {
        day: by * units,
        q1: quantileOf(days, 0.25),
        median,
        q3: quantileOf(days, 0.75),
        shareBy: days.length > 0 ? (come / days.length) * 100 : undefined,
      };
    },
  );
}
