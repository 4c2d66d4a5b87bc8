import {LARGEST, SAYS, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {twoSided, wilson} from '../lib/statistics';

/** `share` and `confidence` in %; groups are of equal size. */
export const INPUTS = {n: NaN, share: NaN, groups: 1, confidence: 95};

export type Figures = {
  /** Interval of the share in %, and its half-width in percentage points. */
  low: number;
  high: number;
  margin: number;
  /** Half-width for one group. */
  groupMargin: number;
  /** Percentage points; undefined for a single group, or for groups too small to differ. */
  smallest: number | undefined;
};

/**
 * The difference that the pooled z test of two groups of `n` just finds: the mean of both shares is then a Wilson
 * limit for 2n.
 */
function smallestDifference(share: number, n: number, z: number): number | undefined {
  const nearer = Math.min(share, 1 - share);
  const difference = 2 * (wilson(nearer, 2 * n, z).high - nearer);
  return nearer + difference <= 1 ? difference * 100 : undefined;
}

/** Wilson's interval. */
export function survey(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {n, share, groups, confidence} = numbers(INPUTS, given);
  return outcome(
    [
      [within(n, 1, LARGEST), 'A survey needs at least one answer.'],
      [within(share, 0, 100), 'The share must be from 0 to 100 %.'],
      [Number.isInteger(groups) && groups >= 1, 'Give at least one group, in whole numbers.'],
      [groups <= n, 'There are more groups than answers.'],
      [within(confidence, 50, 99.9), SAYS.confidence],
    ],
    () => {
      const z = twoSided(confidence);
      const {low, high} = wilson(share / 100, n, z);
      const group = wilson(share / 100, n / groups, z);
      return {
        low: low * 100,
        high: high * 100,
        margin: ((high - low) / 2) * 100,
        groupMargin: ((group.high - group.low) / 2) * 100,
        smallest: groups > 1 ? smallestDifference(share / 100, n / groups, z) : undefined,
      };
    },
  );
}
