import {LARGEST, numbers, outcome, within, type Given, type Outcome} from '../lib/outcome';

/** `cash` in EUR, `burn` in EUR a month, `growth` of the burn in % a month, the others in months. */
export const INPUTS = {cash: NaN, burn: NaN, growth: 0, process: 0, buffer: 0};

export type Figures = {
  /** Counted from 1; undefined if the cash lasts for more than 50 years. */
  endMonth: number | undefined;
  /** Begin by its first day, since the cash may end early in `endMonth`; 0 or less if that has passed. */
  lastMonth: number | undefined;
};

const MONTHS_AT_MOST = 600;

export function cashByMonth(cash: number, burn: number, growth: number): number[] {
  const months: number[] = [];
  let [left, rate] = [cash, burn];
  while (left > cash * 1e-12 && months.length < MONTHS_AT_MOST) {
    left -= rate;
    rate *= 1 + growth / 100;
    months.push(left);
  }
  return months;
}

export function runway(given: Given<keyof typeof INPUTS>): Outcome<Figures> {
  const {cash, burn, growth, process, buffer} = numbers(INPUTS, given);
  return outcome(
    [
      [cash > 0 && cash <= LARGEST, 'There must be more than EUR 0 in the bank.'],
      [burn > 0 && burn <= LARGEST, 'If you spend no more than you earn, the cash does not end.'],
      [within(growth, -100, 100), 'The burn can change by -100 to 100 % a month.'],
      [within(process, 0, 120) && within(buffer, 0, 120), 'Round and buffer can take from 0 to 120 months.'],
    ],
    () => {
      const months = cashByMonth(cash, burn, growth);
      const ends = (months.at(-1) ?? cash) <= cash * 1e-12;
      const endMonth = ends ? months.length : undefined;
      return {endMonth, lastMonth: endMonth && Math.floor(endMonth - process - buffer)};
    },
  );
}
