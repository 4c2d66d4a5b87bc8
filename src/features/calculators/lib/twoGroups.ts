import {twoSided, wilson, type Interval} from './statistics';

interface Group extends Interval {
  rate: number;
}

/** From Wilson's limits, after Donner and Zou (2012). The control's rate must be above 0. */
function ratioOf(control: Group, treated: Group): Interval {
  const product = control.rate * treated.rate;
  const span = (limit: number, rate: number) => limit * (2 * rate - limit);
  const least = span(treated.low, treated.rate);
  const lowRoot = Math.sqrt(product ** 2 - span(control.high, control.rate) * least);
  const divisor = span(control.low, control.rate);
  const highRoot = Math.sqrt(product ** 2 - divisor * span(treated.high, treated.rate));
  return {low: least === 0 ? 0 : least / (product + lowRoot), high: (product + highRoot) / divisor};
}

/**
 * The difference of two rates from 0 to 1 with Newcombe's hybrid score interval (1998, method 10), and their ratio, which
 * has none where the control's rate is 0.
 */
export function compareRates(
  [n1, x1]: readonly [n: number, x: number],
  [n2, x2]: readonly [number, number],
  z: number,
) {
  const control = {rate: x1 / n1, ...wilson(x1 / n1, n1, z)};
  const treated = {rate: x2 / n2, ...wilson(x2 / n2, n2, z)};
  const difference = treated.rate - control.rate;
  return {
    difference,
    low: difference - Math.hypot(treated.rate - treated.low, control.high - control.rate),
    high: difference + Math.hypot(treated.high - treated.rate, control.rate - control.low),
    ratio: control.rate > 0 ? {value: treated.rate / control.rate, ...ratioOf(control, treated)} : undefined,
  };
}

/** Pearson's chi-square, where the first count should be this share of both. */
export function chiSquareOf(n1: number, n2: number, share: number): number {
  const due = (n1 + n2) * share;
  return (n1 - due) ** 2 / due + (n1 - due) ** 2 / (n1 + n2 - due);
}

/** Chi-square with one degree of freedom at p = 0.001. */
export const UNEVEN = twoSided(99.9) ** 2;
