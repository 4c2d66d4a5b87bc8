import {LARGEST, SAYS, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {twoSided, wilson} from '../lib/statistics';

/** Answers, percentage who said so, groups of equal size that are compared, confidence in %. */
export const INPUTS = {n: NaN, share: NaN, groups: 1, confidence: 95};

export type Figures = {
  /** Both ends of the interval for the share, in %, and half the way between them in percentage points. */
  low: number;
  high: number;
  margin: number;
  /** The same half for one group. */
  groupMargin: number;
  /** Percentage points from which two groups differ by more than chance; none for one group, or for groups too small. */
  smallest: number | undefined;
};

/**
 * The difference at which the pooled z test of two groups of `n` just counts, where one of them has `share`: the mean
 * of both is then a Wilson limit for twice the people.
 */
function smallestDifference(share: number, n: number, z: number): number | undefined {
  const nearer = Math.min(share, 1 - share);
  const difference = 2 * (wilson(nearer, 2 * n, z).high - nearer);
  return nearer + difference <= 1 ? difference * 100 : undefined;
}

/** How sure a share among answers is: Wilson's interval. */
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
