import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {counted, euros, percent} from '../lib/format';
import {backToCash} from '../lib/financing';
import {amount, choice, monthOf, months, percentage, price} from '../lib/inputs';
import {curve} from '../lib/sample';

/** The places of the options below. */
const [EVENLY, BY_REVENUE, AT_THE_END] = [0, 1, 2];

const inputs = {
  amount: price('Advance', 100_000, 'As in the contract, before any fee is deducted.', {
    step: 10_000,
  }),
  fee: percentage('Fee', 8, 'Of the advance. A factor of 1.08 is 8 %.', {max: 200, step: 0.5}),
  repaid: choice(
    'Repaid',
    ['Evenly every month', 'As a share of revenue', 'All at the end'],
    'A share of card sales or of revenue has no end date: you repay as fast as you sell.',
  ),
  months: months('Months until it is repaid', 6, 'If it is repaid evenly or at the end.', {
    default: 6,
    min: 0.5,
  }),
  share: percentage('Share of revenue', 12, 'The remittance rate, if it is repaid from revenue.', {
    default: 10,
    min: 0.1,
    step: 0.5,
  }),
  revenue: price(
    'Revenue a month',
    150_000,
    'Which the share is taken from: the coming months, not the best.',
    {
      default: 100_000,
      step: 10_000,
    },
  ),
  kept: amount('Deducted when paid out', 0, 'An arrangement fee, for example.', {
    default: 0,
    advanced: true,
  }),
  month: monthOf('Paid out in month', 'Of your cash plan, in which this month is 1.'),
};
type Values = ValuesOf<typeof inputs>;

const MOST_MONTHS = 120;

/** Monthly repayments until all is paid, the last one smaller. */
function repayments({amount: paidOut, fee, repaid, months: term, share, revenue}: Values): number[] {
  const due = paidOut * (1 + fee / 100);
  const monthly = repaid === BY_REVENUE ? (revenue * share) / 100 : due / term;
  const times = Math.ceil(due / monthly - 1e-9);
  return Array.from({length: Math.min(times, MOST_MONTHS + 1)}, (_, index) =>
    Math.min(monthly, due - index * monthly),
  );
}

/** The rate a month at which the repayments are worth what was received. */
function monthlyRate(received: number, {repaid, months: term}: Values, paid: readonly number[]): number {
  const all = paid.reduce((sum, each) => sum + each, 0);
  if (repaid === AT_THE_END) {
    return (all / received) ** (1 / term) - 1;
  }
  const worth = (rate: number) =>
    paid.reduce((sum, each, index) => sum + each / (1 + rate) ** (index + 1), 0);
  let [low, high] = [0, all / received];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    [low, high] = worth(middle) > received ? [middle, high] : [low, middle];
  }
  return low;
}

function compute(values: Values) {
  const {amount: paidOut, kept, fee, repaid, months: term} = values;
  const received = paidOut - kept;
  const paid = repayments(values);
  if (received <= 0) {
    return 'Nothing of the advance reaches your account.';
  }
  if (paid.length > MOST_MONTHS) {
    return 'At this share of revenue it is not repaid within ten years.';
  }
  const rate = monthlyRate(received, values, paid);
  return {
    yearly: ((1 + rate) ** 12 - 1) * 100,
    nominal: rate * 1200,
    cost: (paidOut * fee) / 100 + kept,
    months: repaid === BY_REVENUE ? paid.length : term,
  };
}

function chart(values: Values, {months: now, yearly}: FiguresOf<typeof compute>) {
  const {xs, ys} = curve(
    [3, 4, 6, 9, 12, 15, 18, 24],
    (term) =>
      compute({...values, repaid: values.repaid === BY_REVENUE ? EVENLY : values.repaid, months: term}),
    (figures) => figures.yearly,
  );
  return {
    label: 'The yearly rate by the months until it is repaid: the sooner, the dearer.',
    x: 'Months until it is repaid',
    y: 'Yearly rate, %',
    xs,
    lines: [{name: 'Yearly rate', ys}],
    marks: now >= 3 && now <= 24 ? [{x: now, y: yearly, text: percent(yearly)}] : [],
  };
}

export default defineCalculator({
  id: 'advance',
  name: 'Advance cost',
  title: 'What does this advance cost a year?',
  when: 'Use it before you take an advance on sales, on stock or on card payments. It turns the fee into a yearly rate that you can compare with a bank’s.',
  description:
    'The yearly rate behind the fee of revenue-based finance, stock finance or a card advance, from the fee, the term or the share of revenue, and what is deducted.',
  keywords: [
    'revenue-based financing',
    'merchant cash advance',
    'stock finance',
    'factor rate',
    'effective annual rate',
  ],
  inputs,
  compute,
  answer(figures, values) {
    const {amount: paidOut, fee, repaid} = values;
    const {yearly, nominal, cost, months: term} = figures;
    return {
      inShort: [`${percent(fee)} fee, ${counted(term, 'month')}`, `${percent(yearly)} a year`],
      sentence: `It costs ${percent(yearly)} a year. You pay ${euros(cost)} for ${euros(paidOut)}, repaid within ${counted(term, 'month')}${repaid === AT_THE_END ? '' : ', and have all of it for the first month only'}.`,
      key: `${percent(yearly)} a year`,
      rows: [
        ['Yearly rate, with interest on interest', percent(yearly)],
        ['Yearly rate as banks quote it, paid monthly', percent(nominal)],
        ['Total cost', euros(cost)],
        ['Cost a month', euros(cost / term)],
        ['Repaid after', counted(term, 'month')],
      ],
      chart: chart(values, figures),
      next: [
        backToCash(
          values,
          repayments(values).map((paid, index) => ({month: index + 1, paid})),
        ),
      ],
    };
  },
  method:
    'The rate at which the repayments, discounted month by month, are worth what reached the account: the annual percentage rate of consumer law, with equal months. A share of revenue is taken from level revenue, the last month smaller.',
  source: 'Directive (EU) 2023/2225 on consumer credit: the annual percentage rate of charge',
  limits: [
    'Repaid daily or weekly it costs a little more than repaid monthly.',
    'Selling faster makes it dearer a year, because the fee stays. Ask for a fee that falls with early repayment.',
    'Whether it pays is another question: the margin on the goods it buys, within the same months, has to exceed the cost.',
  ],
});
