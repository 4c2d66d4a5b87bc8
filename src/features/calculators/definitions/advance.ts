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
    optional: true,
    min: 0.5,
  }),
  share: percentage('Share of revenue', 12, 'The remittance rate, if it is repaid from revenue.', {
    optional: true,
    min: 0.1,
    step: 0.5,
  }),
  revenue: price(
    'Revenue a month',
    150_000,
    'Which the share is taken from: the coming months, not the best.',
    {optional: true, step: 10_000},
  ),
  kept: amount('Deducted when paid out', 0, 'An arrangement fee, for example.', {
    default: 0,
    advanced: true,
  }),
  month: monthOf('Paid out in month', 'Of your cash plan, in which this month is 1.'),
};
type Values = ValuesOf<typeof inputs>;

const MOST_MONTHS = 120;
/** From here on a rate a year says nothing more, and no curve can show it. */
const LARGEST_RATE = 1e6;

/** What is paid by the end of which month; the last of it on the day when all is due, which may be within a month. */
function repayments({amount: paidOut, fee, repaid, months: agreed, share, revenue}: Values) {
  const due = paidOut * (1 + fee / 100);
  const term = repaid === BY_REVENUE ? due / ((revenue * share) / 100) : agreed;
  const before = repaid === AT_THE_END ? 0 : Math.ceil(Math.min(term, MOST_MONTHS) - 1e-9) - 1;
  return [
    ...Array.from({length: before}, (_, index) => ({month: index + 1, paid: due / term})),
    {month: term, paid: due * (1 - before / term)},
  ];
}

/** The rate a month at which the repayments are worth what was received. */
function monthlyRate(received: number, payments: ReturnType<typeof repayments>): number {
  const worth = (growth: number) => payments.reduce((sum, {month, paid}) => sum + paid / growth ** month, 0);
  const first = payments[0]?.month ?? 1;
  let [low, high] = [1, (worth(1) / received) ** (1 / first)];
  for (let step = 0; step < 100; step += 1) {
    const middle = Math.sqrt(low * high);
    [low, high] = worth(middle) > received ? [middle, high] : [low, middle];
  }
  return low - 1;
}

function compute(values: Values) {
  const {amount: paidOut, kept, fee, repaid, months: agreed, share, revenue} = values;
  if (Number.isNaN(repaid === BY_REVENUE ? share + revenue : agreed)) {
    return repaid === BY_REVENUE
      ? 'Enter the share of revenue and the revenue a month.'
      : 'Enter the months until it is repaid.';
  }
  const received = paidOut - kept;
  const payments = repayments(values);
  const term = payments.at(-1)?.month ?? 0;
  if (received <= 0) {
    return 'None of the advance reaches your account.';
  }
  if (term > MOST_MONTHS) {
    return 'At this share of revenue it is not repaid within ten years.';
  }
  const rate = monthlyRate(received, payments);
  return {
    yearly: ((1 + rate) ** 12 - 1) * 100,
    nominal: rate * 1200,
    cost: (paidOut * fee) / 100 + kept,
    months: term,
  };
}

function chart(values: Values, {months: now, yearly}: FiguresOf<typeof compute>) {
  const {xs, ys} = curve(
    [3, 4, 6, 9, 12, 15, 18, 24],
    (term) =>
      compute({...values, repaid: values.repaid === BY_REVENUE ? EVENLY : values.repaid, months: term}),
    (figures) => figures.yearly,
  );
  if (Math.max(yearly, ...ys) > LARGEST_RATE) {
    return undefined;
  }
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
    const rate = yearly > LARGEST_RATE ? `more than ${percent(LARGEST_RATE)}` : percent(yearly);
    return {
      inShort: [`${percent(fee)} fee, ${counted(term, 'month')}`, `${rate} a year`],
      sentence: `It costs ${rate} a year. You pay ${euros(cost)} for ${euros(paidOut)}, repaid within ${counted(term, 'month')}${repaid === AT_THE_END || term <= 1 ? '' : ', and have all of it for the first month only'}.`,
      key: `${rate} a year`,
      rows: [
        ['Yearly rate, with interest on interest', rate],
        ['Yearly rate as banks quote it, paid monthly', percent(nominal)],
        ['Total cost', euros(cost)],
        ['Cost a month', euros(cost / term)],
        ['Repaid after', counted(term, 'month')],
      ],
      chart: chart(values, figures),
      next: [backToCash(values, repayments(values))],
    };
  },
  method:
    'The rate at which the repayments, discounted month by month, are worth what reached the account: the annual percentage rate of consumer law, with equal months, and part of a month as that part. A share of revenue is taken from level revenue; the last payment is smaller, on the day when all is repaid.',
  source: 'Directive (EU) 2023/2225 on consumer credit: the annual percentage rate of charge',
  limits: [
    'Repaid daily or weekly it costs a little more than repaid monthly.',
    'Selling faster makes it dearer a year, because the fee stays. Ask for a fee that falls with early repayment.',
    'Whether it pays is another question: the margin on the goods it buys, within the same months, has to exceed the cost.',
  ],
});
