import {LARGEST, SAYS, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {ofPower, twoSided} from '../lib/statistics';

/**
 * `orders` and `spend` (EUR) are per month, `holdout` and `noise` (weekly swing of a region's orders) in %, `value`
 * is EUR per order, `return` the best return on ad spend you would believe.
 */
export const INPUTS = {
  orders: NaN,
  regions: NaN,
  holdout: NaN,
  weeks: NaN,
  noise: NaN,
  spend: NaN,
  value: NaN,
  return: NaN,
};

export type Figures = {
  /** Smallest visible change in orders, in %. */
  smallest: number;
  /** Half-width of the result's interval, in percentage points of orders. */
  interval: number;
  /** Most that the channel can add to orders, in %. */
  largest: number;
  /** 1 if the test can see that, else 0. */
  start: number;
};

const WEEKS_A_MONTH = 52 / 12;
/** What regional tests are usually planned with, in %. */
const CONFIDENCE = 90;
const POWER = 80;

/** A normal approximation. */
export function geoTest(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {orders, regions, holdout, weeks, noise, spend, value, return: best} = numbers(INPUTS, given);
  const quiet = holdout / 100;
  const [without, rest] = [regions * quiet, regions * (1 - quiet)];
  return outcome(
    [
      [orders > 0 && orders <= LARGEST, 'There must be more than 0 orders a month.'],
      [within(regions, 2, LARGEST), 'A regional test needs at least two regions.'],
      [quiet > 0 && quiet < 1, 'The share of regions without ads must be more than 0 % and less than 100 %.'],
      [
        without >= 0.999 && rest >= 0.999,
        'That share is less than one region: take more regions, or a larger share.',
      ],
      [within(weeks, 1, 520), SAYS.weeks],
      [within(noise, 0, 1000), 'The weekly swing must be from 0 to 1,000 %.'],
      [within(spend, 0, LARGEST) && within(best, 0, LARGEST), 'Spend and return must be 0 or more.'],
      [value > 0 && value <= LARGEST, 'An order must be worth more than EUR 0.'],
    ],
    () => {
      const counted = (orders / WEEKS_A_MONTH) * weeks;
      const counting = 1 / (counted * quiet) + 1 / (counted * (1 - quiet));
      const swinging = ((noise / 100) ** 2 / weeks) * (1 / without + 1 / rest);
      const error = Math.sqrt(counting + swinging) * 100;
      const interval = twoSided(CONFIDENCE) * error;
      const smallest = interval + ofPower(POWER) * error;
      const largest = ((spend * best) / (orders * value)) * 100;
      return {smallest, interval, largest, start: largest >= smallest ? 1 : 0};
    },
  );
}
