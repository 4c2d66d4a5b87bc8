import erfinv from '@stdlib/math-base-special-erfinv';

/** Two-sided quantile for a confidence in %: 95 gives 1.96. */
export const twoSided = (confidence: number): number => Math.SQRT2 * erfinv(confidence / 100);

/** One-sided quantile for a power in %: 80 gives 0.84. */
export const ofPower = (power: number): number => Math.SQRT2 * erfinv((2 * power) / 100 - 1);

export interface Interval {
  low: number;
  high: number;
}

/** Wilson's score interval (1927) for a share from 0 to 1 among `n`; `z` is the two-sided quantile. */
export function wilson(share: number, n: number, z: number): Interval {
  const weight = 1 + z ** 2 / n;
  const centre = (share + z ** 2 / (2 * n)) / weight;
  const reach = (z * Math.sqrt((share * (1 - share)) / n + (z / (2 * n)) ** 2)) / weight;
  // At 0 or 1 the limit is the share itself, which rounding may just miss.
  return {low: share === 0 ? 0 : centre - reach, high: share === 1 ? 1 : centre + reach};
}

/** Tolerates floating-point error in the last digits. */
export const roundUp = (value: number): number => Math.ceil(value * (1 - 1e-12));

/** Rounds down, but not a whole number that the sums before have left a hair too small. */
export const roundDown = (value: number): number => Math.floor(value * (1 + 1e-12));
