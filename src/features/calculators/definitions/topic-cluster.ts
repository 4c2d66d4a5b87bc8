import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {asGiven, count, euros} from '../lib/format';
import {amount, months, percentage, whole} from '../lib/inputs';
import {roundUp} from '../lib/statistics';

const inputs = {
  searches: whole('searches', 'Searches a month', 12_000, 'For all the words the cluster should rank for.', {
    min: 0,
    step: 500,
  }),
  clickrate: percentage(
    'Click rate',
    4,
    'Of 100 searches, how many come to you once you rank: 4 near a purchase, under 2 below an AI overview.',
    {step: 0.5},
  ),
  conversion: percentage(
    'Visitors who order',
    1.5,
    'Readers order less often than visitors who look for a product.',
    {step: 0.1},
  ),
  margin: amount('Margin of an order', 25, 'After goods, fulfilment and fees.'),
  hours: whole('hours', 'Hours of work', 60, 'Research, writing, pictures, links, updates.', {
    min: 0,
    step: 5,
  }),
  rate: amount('Cost of an hour', 70, 'Wages or fees.', {step: 5}),
  months: months(
    'Months until it ranks',
    6,
    'Until then it brings nothing. Half a year is common for a young site.',
    {default: 0},
  ),
};
type Values = ValuesOf<typeof inputs>;

/** Brings nothing until it ranks, then the same margin every month. */
function compute({searches, clickrate, conversion, margin, hours, rate, months: until}: Values) {
  const monthly = searches * (clickrate / 100) * (conversion / 100) * margin;
  const cost = hours * rate;
  const paidMonth = monthly > 0 ? Math.ceil(until) + roundUp(cost / monthly) : undefined;
  return {monthly, cost, paidMonth};
}

/** Longest chart, in months. */
const MOST_MONTHS = 240;

function chart({months: until}: Values, {monthly, cost, paidMonth = 0}: FiguresOf<typeof compute>) {
  const last = Math.ceil(Math.max(paidMonth * 1.25, until + 12));
  if (last > MOST_MONTHS || cost === 0) {
    return undefined;
  }
  const balance = (month: number) => Math.max(0, month - Math.ceil(until)) * monthly - cost;
  const xs = Array.from({length: last + 1}, (_, month) => month);
  return {
    label: 'The work is paid first; the margin comes in from the month in which the pages rank.',
    x: 'Month',
    y: 'Margin less cost, EUR',
    xs,
    lines: [{name: 'Margin less cost', ys: xs.map(balance)}],
    marks: paidMonth === 0 ? [] : [{x: paidMonth, y: balance(paidMonth), text: `month ${count(paidMonth)}`}],
  };
}

export default defineCalculator({
  id: 'topic-cluster',
  name: 'Topic cluster',
  title: 'What is a topic cluster worth?',
  when: 'Use it before you commission twenty pages about one subject. It sets what the searches may bring against the hours that the pages take.',
  description:
    'What a cluster of pages about one topic is worth: margin a month once it ranks, the cost of the work, and the month in which it has paid for itself.',
  keywords: ['topic cluster', 'SEO', 'content marketing', 'content ROI', 'search volume'],
  inputs,
  compute,
  answer(figures, values) {
    const {monthly, cost, paidMonth} = figures;
    const [when, key] =
      cost === 0
        ? ['It costs nothing, so there is nothing to pay back.', 'at once']
        : paidMonth === undefined
          ? ['It never pays for itself.', 'never']
          : [
              `The work costs ${euros(cost)} and pays for itself in month ${count(paidMonth)}.`,
              `month ${count(paidMonth)}`,
            ];
    return {
      inShort: [
        `${count(values.searches)} searches a month`,
        paidMonth === undefined ? 'never pays' : `pays in month ${count(paidMonth)}`,
      ],
      sentence: `Once it ranks, the cluster brings ${euros(monthly)} of margin a month. ${when}`,
      key,
      rows: [
        ['Margin a month, once it ranks', euros(monthly)],
        ['Cost of the work', euros(cost)],
        [
          'Orders a month',
          asGiven(Math.round(values.searches * values.clickrate * values.conversion) / 10_000),
        ],
        paidMonth !== undefined && cost !== 0 && ['Paid back in month', count(paidMonth)],
      ],
      chart: chart(values, figures),
    };
  },
  method:
    'Searches times click rate times orders times margin, a month. Nothing comes in until the pages rank; from then on it is the same every month, until the cost is covered.',
  source: 'Plain sums',
  limits: [
    'The click rate is the boldest guess of all. Take it from pages of yours that rank already.',
    'Rankings do not hold by themselves: add hours for updates if you count on more than a year.',
    'Answers on the results page itself take clicks that search volumes still promise.',
  ],
});
