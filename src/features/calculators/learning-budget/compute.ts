import {LARGEST, absentOr, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';
import {roundDown} from '../lib/statistics';

/** `cost` in EUR per conversion, `budget` in EUR per day. */
export const INPUTS = {cost: NaN, conversions: 50, days: 7, groups: 1, budget: NaN};

export type Figures = {
  /** In EUR. */
  perGroupDay: number;
  totalDay: number;
  feeds: number | undefined;
};

export function learningBudget(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {cost, conversions, days, groups, budget} = numbers(INPUTS, given);
  return outcome(
    [
      [cost > 0 && cost <= LARGEST, 'A conversion must cost more than EUR 0.'],
      [within(conversions, 1, LARGEST), 'The platform must ask for at least one conversion.'],
      [within(days, 1, 3650), 'The time to learn must be from 1 to 3,650 days.'],
      [Number.isInteger(groups) && within(groups, 1, LARGEST), 'Give at least one group, in whole numbers.'],
      [absentOr(budget, within(budget, 0, LARGEST)), 'The budget cannot be below EUR 0 a day.'],
    ],
    () => {
      const perGroupDay = (cost * conversions) / days;
      return {
        perGroupDay,
        totalDay: perGroupDay * groups,
        feeds: Number.isNaN(budget) ? undefined : roundDown(budget / perGroupDay),
      };
    },
  );
}
