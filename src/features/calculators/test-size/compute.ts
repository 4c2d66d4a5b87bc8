import {LARGEST, SAYS, absentOr, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {ofPower, roundUp, twoSided} from '../lib/statistics';

/** In %, `change` relative to `rate`, which is that of the smaller group; `weekly` in people. */
export const INPUTS = {rate: NaN, change: NaN, power: 80, confidence: 95, share: 50, weekly: NaN};

export type Figures = {
  /** In the smaller group. */
  perGroup: number;
  larger: number;
  total: number;
  weeks: number | undefined;
};

/** After Fleiss, Levin and Paik; the larger group is `ratio` times as large. */
function smallerGroup(p1: number, p2: number, ratio: number, zConfidence: number, zPower: number): number {
  const mean = (p1 + ratio * p2) / (ratio + 1);
  const byChance = zConfidence * Math.sqrt((ratio + 1) * mean * (1 - mean));
  const byEffect = zPower * Math.sqrt(ratio * p1 * (1 - p1) + p2 * (1 - p2));
  return (byChance + byEffect) ** 2 / (ratio * (p2 - p1) ** 2);
}

/** Two-sided z test of two proportions, without continuity correction. */
export function testSize(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {rate, change, power, confidence, share, weekly} = numbers(INPUTS, given);
  const changed = (rate * (100 + change)) / 100;
  return outcome(
    [
      [rate > 0 && rate < 100, SAYS.rate],
      [
        Math.abs(change) > 0,
        'A change of nothing at all cannot be found: say how large it would have to be.',
      ],
      [within(changed, 0, 100), 'After that change the rate would be below 0 % or above 100 %.'],
      [within(power, 50, 99.9), 'The power must be from 50 to 99.9 %.'],
      [within(confidence, 50, 99.9), SAYS.confidence],
      [within(share, 0.1, 50), 'The smaller group is at most half of all people, and at least 0.1 %.'],
      [absentOr(weekly, within(weekly, 1, LARGEST)), 'At least one person a week must come by.'],
    ],
    () => {
      const ratio = (100 - share) / share;
      const exact = smallerGroup(rate / 100, changed / 100, ratio, twoSided(confidence), ofPower(power));
      const perGroup = roundUp(exact);
      const larger = roundUp(exact * ratio);
      const total = perGroup + larger;
      return {perGroup, larger, total, weeks: Number.isNaN(weekly) ? undefined : roundUp(total / weekly)};
    },
  );
}
