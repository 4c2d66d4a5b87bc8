import {BEYOND_MILESTONE} from '../../../data/plans/cash';
import {defineCalculator, type ValuesOf} from '../calculator';
import {cashSentence, isLawyerFirst} from '../lib/cashAdvice';
import {cashChart} from '../lib/cashChart';
import {cashOf, missingWithin} from '../lib/cashPlan';
import {datesOf} from '../lib/financing';
import {asGiven, count, euros} from '../lib/format';
import {amount, months, percentage, plain, rows} from '../lib/inputs';
import {whichMoney} from '../lib/whichMoney';

const LARGEST = 1e12;

const inputs = {
  cash: amount(
    'Cash in the bank',
    600_000,
    'What is there today, without money that has only been promised. An overdraft has a minus.',
    {min: -LARGEST, step: 10_000},
  ),
  burn: amount(
    'Net burn a month',
    45_000,
    'What goes out less what comes in: the average of the last three months, without the amounts below. Enter a minus if more comes in. With an income below: all that goes out.',
    {min: -LARGEST, step: 1000},
  ),
  income: amount(
    'Income a month',
    '',
    'Only if it grows otherwise than the costs: recurring revenue, or what orders leave. The burn above is then all costs.',
    {optional: true, step: 1000},
  ),
  incomeGrowth: percentage('Growth of the income', '', 'A month. A minus means that it shrinks.', {
    optional: true,
    min: -100,
    step: 0.5,
  }),
  dated: rows(
    'Amounts with a date',
    [
      plain('Month', '', 'Counted from this one.', {min: 1, max: 120, whole: true}),
      amount('Amount', '', 'A minus is paid.', {min: -LARGEST, step: 10_000}),
    ],
    '8:-250000 9:-150000 11:300000 12:260000',
    'A minus for stock, VAT or a tax bill; no sign for what the season brings in. Month 1 is this one.',
  ),
  financing: rows(
    'An advance, and what is paid back',
    [
      plain('Month', '', '', {min: 1, max: 240, whole: true}),
      amount('Amount', '', '', {min: -LARGEST, step: 10_000}),
      plain('Months', '', '', {optional: true, min: 1, max: 120, whole: true}),
    ],
    '',
    'What comes in, and with a minus what is paid back; each for one month or, with a third number, for so many.',
  ),
  milestone: months(
    'Months to the milestone',
    12,
    'For how much to raise: until there is something that a new investor would pay for.',
    {optional: true, min: 1, whole: true},
  ),
  process: months(
    'Months a round takes',
    6,
    'From the first day of preparation until the money is in the bank.',
    {default: 6, advanced: true},
  ),
  buffer: months('Months to spare', 3, 'What must be left if the round takes longer.', {
    default: 3,
    advanced: true,
  }),
  growth: percentage(
    'Growth of the burn',
    0,
    'A month. Hiring plans raise it; a minus means that it shrinks.',
    {default: 0, min: -100, step: 0.5, advanced: true},
  ),
};
type Values = ValuesOf<typeof inputs>;

const planOf = (values: Values) => ({...values, dated: [...values.dated, ...datesOf(values.financing)]});

/** The round begins by the first day of `lastMonth`, since the cash may end early in `endMonth`. */
function compute(values: Values) {
  const {process, buffer, milestone} = values;
  const {all, endMonth, fullMonths, lowest, lowestMonth} = cashOf(planOf(values));
  return {
    endMonth,
    fullMonths,
    lastMonth: endMonth === undefined ? undefined : Math.floor(endMonth - process - buffer),
    lowest,
    lowestMonth,
    raise: Number.isNaN(milestone)
      ? undefined
      : missingWithin(planOf(values), all, milestone + BEYOND_MILESTONE),
  };
}

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
    const {endMonth, fullMonths = 0, lastMonth, lowest, lowestMonth = 0, raise} = figures;
    const plan = planOf(values);
    const {hole} = cashOf(plan);
    const first = isLawyerFirst(figures);
    const begin =
      lastMonth === undefined
        ? 'no need'
        : hole === 'stock'
          ? 'finance the stock'
          : lastMonth > 1
            ? `begin by month ${count(lastMonth)}`
            : lastMonth === 1
              ? 'begin now'
              : hole === 'season'
                ? 'cut or finance the stock'
                : 'cut first';
    return {
      inShort: [
        endMonth === undefined ? 'Decades of cash' : `Cash ends in month ${count(endMonth)}`,
        first ? 'a lawyer first' : begin,
      ],
      sentence: cashSentence({...values, ...figures, hole}),
      key: first
        ? 'see an insolvency lawyer this week'
        : lastMonth && lastMonth > 1
          ? `by the start of month ${count(lastMonth)}`
          : '',
      rows: [
        ['Cash ends in month', endMonth === undefined ? 'none in 50 years' : count(endMonth)],
        endMonth !== undefined && ['Full months paid for', count(fullMonths)],
        lowest !== undefined && ['Lowest balance', `${euros(lowest)} in month ${count(lowestMonth)}`],
        raise !== undefined && [`To raise, until month ${values.milestone + BEYOND_MILESTONE}`, euros(raise)],
        ['Months for the round and to spare', asGiven(values.process + values.buffer)],
      ],
      chart: cashChart(plan, figures),
      ...whichMoney(plan, hole, figures),
    };
  },
  method:
    'Month by month: the burn comes off the cash, income and dated amounts are added, and burn and income each grow by their rate. The month to begin is the one in which the cash ends, less those for the round and to spare. Its first day counts, as the cash may end early in the month. You need to raise what the deepest point is short of, until the milestone and six months beyond it. That leaves nothing on the account: add the least you want there.',
  source: 'Plain recursion',
  limits: [
    'With a bill unpaid when due, see an insolvency lawyer this week; in Germany with under twelve months of cash. A month that ends with money may have a week without: use the 13-week sheet of the fundraising hub.',
    'Income with a date is a hope until it is paid. Try it a month later and a fifth smaller.',
    'Where stock makes the low point and its sales close it again, stock finance costs less than shares.',
  ],
});
