import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {asGiven, count, counted, euros} from '../lib/format';
import {balanceByMonth, isUsedUp, yearOf} from '../lib/cashPlan';
import {amount, months, percentage, plain, price, rows} from '../lib/inputs';

const LARGEST = 1e12;

const inputs = {
  cash: price(
    'Cash in the bank',
    600_000,
    'What is there today, without money that has only been promised.',
    {step: 10_000},
  ),
  burn: amount(
    'Net burn a month',
    45_000,
    'What goes out less what comes in: the average of the last three months, without the amounts below. Enter a minus if more comes in.',
    {min: -LARGEST, step: 1000},
  ),
  dated: rows(
    'Amounts with a date',
    [
      plain('Month', '', 'Counted from this one.', {min: 1, max: 120, whole: true}),
      amount('Amount', '', 'A minus is paid.', {min: -LARGEST, step: 10_000}),
    ],
    '8:-250000 9:-150000 11:300000 12:260000',
    'A minus for stock, VAT or a tax bill; no sign for what the season brings in. Month 1 is this one.',
  ),
  process: months(
    'Months a round takes',
    6,
    'From the first day of preparation until the money is in the bank.',
    {default: 6},
  ),
  buffer: months('Months to spare', 3, 'What must be left if the round takes longer.', {default: 3}),
  growth: percentage(
    'Growth of the burn',
    0,
    'A month. Hiring plans raise it; a minus means that it shrinks.',
    {default: 0, min: -100, step: 0.5, advanced: true},
  ),
};
type Values = ValuesOf<typeof inputs>;

/** Months are counted from 1. The round begins by the first day of `lastMonth`, since the cash may end early in `endMonth`. */
function compute(values: Values) {
  const {cash, process, buffer, dated} = values;
  const balance = balanceByMonth(values);
  const end = balance.findIndex((left) => isUsedUp(left, cash)) + 1;
  const endMonth = end === 0 ? undefined : end;
  const lowest = dated.length === 0 ? undefined : Math.min(...balance.slice(0, yearOf(dated)));
  return {
    endMonth,
    lastMonth: endMonth && Math.floor(endMonth - process - buffer),
    lowest,
    lowestMonth: lowest === undefined ? undefined : balance.indexOf(lowest) + 1,
  };
}

/** Longest chart, in months. */
const MOST_MONTHS = 120;

function chart(values: Values, {lastMonth = 0, lowest, lowestMonth}: FiguresOf<typeof compute>) {
  const balance = [values.cash, ...balanceByMonth(values)].slice(0, MOST_MONTHS + 1);
  const begin = lastMonth - 1;
  const atBegin = balance[begin];
  return {
    label: 'Cash at the end of each month, until it is used up and through the year of the dated amounts.',
    x: 'Month',
    y: 'Cash, EUR',
    xs: balance.map((_, month) => month),
    lines: [{name: 'Cash', ys: balance}],
    marks: [
      ...(atBegin === undefined ? [] : [{x: begin, y: atBegin, text: 'begin by here'}]),
      ...(lowest === undefined || lowestMonth === undefined
        ? []
        : [{x: lowestMonth, y: lowest, text: 'lowest'}]),
    ],
  };
}

function beginSentence(lastMonth: number): string {
  if (lastMonth > 1) {
    return `Begin the round by the start of month ${count(lastMonth)}.`;
  }
  return lastMonth === 1
    ? 'Begin the round now.'
    : `The last moment to begin was ${counted(1 - lastMonth, 'month')} ago: cut the burn, or look for a bridge.`;
}

const lowSentence = (lowest: number, month: number): string =>
  lowest < 0
    ? `At its lowest, in month ${count(month)}, ${euros(-lowest)} are missing.`
    : `At its lowest, in month ${count(month)}, it is ${euros(lowest)}.`;

export default defineCalculator({
  id: 'runway',
  name: 'Runway',
  title: 'When must the round begin?',
  when: 'Use it every month, long before you need money. It finds the month in which the cash ends, its low point where stock or tax is due, and the last month in which you can start without hurry.',
  description:
    'The month in which your cash ends, its lowest balance and the last month to begin a funding round, from cash, burn and amounts with a date such as stock.',
  keywords: ['runway', 'burn rate', 'cash plan', 'cash-out date', 'seasonal stock', 'when to raise'],
  inputs,
  compute,
  answer(figures, values) {
    const {endMonth, lastMonth, lowest, lowestMonth = 0} = figures;
    const low = lowest === undefined ? '' : ` ${lowSentence(lowest, lowestMonth)}`;
    return {
      inShort: [
        `${endMonth === undefined ? 'Decades' : counted(endMonth, 'month')} of cash`,
        lastMonth === undefined
          ? 'no need'
          : lastMonth > 1
            ? `begin by month ${count(lastMonth)}`
            : 'begin now',
      ],
      sentence:
        endMonth === undefined || lastMonth === undefined
          ? `This cash lasts for more than 50 years: no round has to begin.${low}`
          : `The cash ends in month ${count(endMonth)}, counted from this one. ${beginSentence(lastMonth)}${low}`,
      key: lastMonth !== undefined && lastMonth > 1 ? `by the start of month ${count(lastMonth)}` : '',
      rows: [
        ['Cash ends in month', endMonth === undefined ? 'none in 50 years' : count(endMonth)],
        lowest !== undefined && ['Lowest balance', `${euros(lowest)} in month ${count(lowestMonth)}`],
        ['Months for the round and to spare', asGiven(values.process + values.buffer)],
      ],
      chart: chart(values, figures),
      next: [
        lowest !== undefined &&
          lowest < 0 && {
            id: 'advance',
            says: 'What would an advance of what is missing cost?',
            given: {amount: -lowest},
          },
        values.burn > 0 && {
          id: 'dilution',
          says: 'What would a round for 24 months of this burn leave you?',
          given: {raise: 24 * values.burn},
        },
      ],
    };
  },
  method:
    'Month by month: the burn comes off the cash, dated amounts are added in theirs, and the burn grows by its rate. The month to begin is the one in which the cash ends, less those for the round and to spare. Its first day counts, as the cash may end early in the month.',
  source: 'Plain recursion',
  limits: [
    'Under three months of cash, or with a bill unpaid when due, see an insolvency lawyer this week. A month that ends with money may have a week without: use the 13-week sheet of the fundraising hub.',
    'Income with a date is a hope until it is paid. Try it a month later and a fifth smaller.',
    'Where stock makes the low point and its sales close it again, stock finance costs less than shares.',
  ],
});
