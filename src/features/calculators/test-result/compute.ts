import {LARGEST, SAYS, absentOr, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {twoSided, wilson} from '../lib/statistics';

/**
 * `n` people and `x` conversions of control (1) and treated group (2); `split` is the control's planned share in %,
 * 0 if there was no draw; `value` (margin) and `cost` in EUR.
 */
export const INPUTS = {n1: NaN, x1: NaN, n2: NaN, x2: NaN, split: 50, value: NaN, cost: NaN, confidence: 95};

/** Chi-square with one degree of freedom at p = 0.001. */
export const UNEVEN = twoSided(99.9) ** 2;

export type Figures = {
  /** In percentage points. */
  difference: number;
  low: number;
  high: number;
  /** In % of the control's rate; undefined if the control has no conversion. */
  relative: number | undefined;
  relativeLow: number | undefined;
  relativeHigh: number | undefined;
  extra: number;
  extraLow: number;
  extraHigh: number;
  /** In EUR; an end is undefined if there may be no extra conversion. */
  costPerExtra: number | undefined;
  costLow: number | undefined;
  costHigh: number | undefined;
  /** In EUR, after cost. */
  gain: number | undefined;
  /** Group sizes against the planned split. */
  chiSquare: number | undefined;
};

interface Group {
  rate: number;
  low: number;
  high: number;
}

function groupOf(n: number, x: number, z: number): Group {
  return {rate: x / n, ...wilson(x / n, n, z)};
}

/** Newcombe's hybrid score interval (1998, method 10). */
function differenceOf(control: Group, treated: Group): {low: number; high: number} {
  const difference = treated.rate - control.rate;
  return {
    low: difference - Math.hypot(treated.rate - treated.low, control.high - control.rate),
    high: difference + Math.hypot(treated.high - treated.rate, control.rate - control.low),
  };
}

/** From the same limits, after Donner and Zou (2012). The control's rate must be above 0. */
function ratioOf(control: Group, treated: Group): {low: number; high: number} {
  const product = control.rate * treated.rate;
  const span = (limit: number, rate: number) => limit * (2 * rate - limit);
  const least = span(treated.low, treated.rate);
  const lowRoot = Math.sqrt(product ** 2 - span(control.high, control.rate) * least);
  const divisor = span(control.low, control.rate);
  const highRoot = Math.sqrt(product ** 2 - divisor * span(treated.high, treated.rate));
  return {low: least === 0 ? 0 : least / (product + lowRoot), high: (product + highRoot) / divisor};
}

/** Pearson's chi-square, where the first count should be this share of both. */
function chiSquareOf(n1: number, n2: number, share: number): number {
  const due = (n1 + n2) * share;
  return (n1 - due) ** 2 / due + (n1 - due) ** 2 / (n1 + n2 - due);
}

const whole = (value: number, least: number): boolean =>
  Number.isInteger(value) && within(value, least, LARGEST);
const perCent = (ratio: number | undefined) => (ratio === undefined ? undefined : (ratio - 1) * 100);

export function testResult(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {n1, x1, n2, x2, split, value, cost, confidence} = numbers(INPUTS, given);
  return outcome(
    [
      [whole(n1, 1) && whole(n2, 1), 'Each group needs at least one person, in whole numbers.'],
      [whole(x1, 0) && whole(x2, 0), 'Conversions are counted in whole numbers, from 0.'],
      [x1 <= n1 && x2 <= n2, 'A group cannot have more conversions than people.'],
      [split === 0 || within(split, 0.1, 99.9), 'The planned share of the control group is 0.1 to 99.9 %.'],
      [absentOr(value, within(value, 0, LARGEST)), 'The margin of a conversion cannot be below EUR 0.'],
      [absentOr(cost, within(cost, 0, LARGEST)), 'The cost cannot be below EUR 0.'],
      [within(confidence, 50, 99.9), SAYS.confidence],
    ],
    () => {
      const z = twoSided(confidence);
      const control = groupOf(n1, x1, z);
      const treated = groupOf(n2, x2, z);
      const {low, high} = differenceOf(control, treated);
      const difference = treated.rate - control.rate;
      const ratio = control.rate > 0 ? ratioOf(control, treated) : undefined;
      const extra = difference * n2;
      const costOf = (count: number) => (Number.isNaN(cost) || count <= 0 ? undefined : cost / count);
      return {
        difference: difference * 100,
        low: low * 100,
        high: high * 100,
        relative: ratio && perCent(treated.rate / control.rate),
        relativeLow: perCent(ratio?.low),
        relativeHigh: perCent(ratio?.high),
        extra,
        extraLow: low * n2,
        extraHigh: high * n2,
        costPerExtra: costOf(extra),
        costLow: costOf(high * n2),
        costHigh: costOf(low * n2),
        gain: Number.isNaN(value) ? undefined : extra * value - (Number.isNaN(cost) ? 0 : cost),
        chiSquare: split === 0 ? undefined : chiSquareOf(n1, n2, split / 100),
      };
    },
  );
}
