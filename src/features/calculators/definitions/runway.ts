import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {asGiven, count, counted} from '../lib/format';
import {months, percentage, price} from '../lib/inputs';

const inputs = {
  cash: price(
    'Cash in the bank',
    900_000,
    'What is there today, without money that has only been promised.',
    {step: 10_000},
  ),
  burn: price('Burn this month', 60_000, 'What goes out less what comes in.', {step: 1000}),
  growth: percentage(
    'Growth of the burn',
    2,
    'A month. Hiring plans raise it; a minus means that it shrinks.',
    {usual: 0, min: -100, step: 0.5},
  ),
  process: months(
    'Months a round takes',
    6,
    'From the first day of preparation until the money is in the bank.',
    {usual: 0},
  ),
  buffer: months('Months to spare', 4, 'What must be left if the round takes longer.', {usual: 0}),
};
type Values = ValuesOf<typeof inputs>;

/** 50 years. */
const MONTHS_AT_MOST = 600;

function cashByMonth({cash, burn, growth}: Values): number[] {
  const balance: number[] = [];
  let [left, rate] = [cash, burn];
  while (left > cash * 1e-12 && balance.length < MONTHS_AT_MOST) {
    left -= rate;
    rate *= 1 + growth / 100;
    balance.push(left);
  }
  return balance;
}

/** Months are counted from 1. The round begins by the first day of `lastMonth`, since the cash may end early in `endMonth`. */
function compute(values: Values) {
  const {cash, process, buffer} = values;
  const balance = cashByMonth(values);
  const endMonth = (balance.at(-1) ?? cash) <= cash * 1e-12 ? balance.length : undefined;
  return {endMonth, lastMonth: endMonth && Math.floor(endMonth - process - buffer)};
}

/** Longest chart, in months. */
const MOST_MONTHS = 120;

/** Balance by month; the last point is where it reaches zero, within its month. */
function pointsOf(values: Values): (readonly [month: number, left: number])[] {
  const balance = [values.cash, ...cashByMonth(values)].slice(0, MOST_MONTHS + 1);
  return balance.map((left, month) => {
    const before = balance[month - 1] ?? left;
    return left < 0 ? [month - 1 + before / (before - left), 0] : [month, left];
  });
}

function chart(values: Values, {lastMonth = 0}: FiguresOf<typeof compute>) {
  const points = pointsOf(values);
  const begin = lastMonth - 1;
  const atBegin = points[begin]?.[1];
  return {
    label: 'Cash at the end of each month, until it is used up.',
    x: 'Month',
    y: 'Cash, EUR',
    xs: points.map(([month]) => month),
    lines: [{name: 'Cash', ys: points.map(([, left]) => left)}],
    marks: atBegin === undefined ? [] : [{x: begin, y: atBegin, text: 'begin by here'}],
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

export default defineCalculator({
  id: 'runway',
  name: 'Runway',
  title: 'When must the round begin?',
  when: 'Use it every month, long before you need money. It counts back from the month in which the cash ends to the latest day on which you can begin to raise calmly.',
  description:
    'The month in which your cash ends and the latest start of a funding round, from cash, burn and its growth, the months a round takes, and a buffer.',
  keywords: ['runway', 'burn rate', 'fundraising', 'cash-out date', 'funding round', 'when to raise'],
  inputs,
  compute,
  answer(figures, values) {
    const {endMonth, lastMonth} = figures;
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
          ? 'At this burn the cash lasts for more than 50 years: no round has to begin.'
          : `The cash ends in month ${count(endMonth)}, counted from this one. ${beginSentence(lastMonth)}`,
      key: lastMonth !== undefined && lastMonth > 1 ? `by the start of month ${count(lastMonth)}` : '',
      rows: [
        lastMonth !== undefined &&
          (lastMonth > 0
            ? ['Begin by the start of month', count(lastMonth)]
            : ['Last moment to begin', `${counted(1 - lastMonth, 'month')} ago`]),
        ['Cash ends in month', endMonth === undefined ? 'none in 50 years' : count(endMonth)],
        ['Months for round and buffer', asGiven(values.process + values.buffer)],
      ],
      chart: chart(values, figures),
    };
  },
  method:
    'Month by month: the burn comes off the cash, and grows by its rate. The month to begin is the one in which the cash ends, less those for the round and the buffer. Its first day counts, as the cash may end early in the month.',
  source: 'Plain recursion',
  limits: [
    'It takes revenue and costs together as one burn. If a large invoice is due, take it off the cash.',
    'Investors read the same sum: with less than half a year left, you negotiate from weakness.',
    'It is no payment plan. Taxes, yearly licences and bonuses fall due all at once.',
  ],
});
