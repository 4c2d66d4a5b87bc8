import {LARGEST, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {roundUp} from '../lib/statistics';

/** Searches per month; `clickrate` and `conversion` in %, `margin` and hourly `rate` in EUR. */
export const INPUTS = {
  searches: NaN,
  clickrate: NaN,
  conversion: NaN,
  margin: NaN,
  hours: NaN,
  rate: NaN,
  months: 0,
};

export type Figures = {
  /** EUR of margin a month, once it ranks. */
  monthly: number;
  /** In EUR. */
  cost: number;
  /** Month in which the margin has paid for the work, counted from the start. */
  paidMonth: number | undefined;
};

/** Brings nothing until it ranks, then the same margin every month. */
export function topicCluster(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {searches, clickrate, conversion, margin, hours, rate, months} = numbers(INPUTS, given);
  const amounts = [searches, margin, hours, rate].every((amount) => within(amount, 0, LARGEST));
  return outcome(
    [
      [amounts, 'Searches, margin, hours and the hourly rate must be 0 or more.'],
      [within(clickrate, 0, 100), 'The click rate must be from 0 to 100 %.'],
      [within(conversion, 0, 100), 'The share of visitors who order must be from 0 to 100 %.'],
      [within(months, 0, 120), 'The time until it ranks must be from 0 to 120 months.'],
    ],
    () => {
      const monthly = searches * (clickrate / 100) * (conversion / 100) * margin;
      const cost = hours * rate;
      return {
        monthly,
        cost,
        paidMonth: monthly > 0 ? Math.ceil(months) + roundUp(cost / monthly) : undefined,
      };
    },
  );
}
