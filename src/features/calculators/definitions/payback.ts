import {HOUR, MOST_MONTHS, paidAfter} from '../../../data/recipes/payback';
import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {count, counted, euros, percent} from '../lib/format';
import {amount, percentage, plain} from '../lib/inputs';

const hours = (label: string, example: number, help: string) =>
  plain(label, example, help, {unit: 'hours', max: 10_000, default: 0});

const inputs = {
  orders: plain(
    'Orders a month',
    300,
    'Or what else the play works on in a month: contacts, visits, money on ads.',
    {step: 50},
  ),
  margin: amount('Margin of an order', 30, 'What one leaves, before wages and rent. Of money on ads, 1.', {
    step: 5,
  }),
  lift: percentage('Lift', 5, 'Orders in addition, out of 100; of money on ads, what is saved.', {
    max: 10_000,
    step: 0.5,
  }),
  setUp: hours('Hours to set it up', 32, 'Until it is decided whether the play stays: its test is in them.'),
  week: hours('Hours a week afterwards', 0.5, 'What it goes on taking once it stays.'),
  spend: amount('Spend until it is decided', 0, 'On ads, tools and gifts, beyond what you spend anyway.', {
    default: 0,
    step: 100,
  }),
  hour: amount('Price of an hour', HOUR, 'With taxes and what else an employer pays.', {
    default: HOUR,
    step: 5,
  }),
};
type Values = ValuesOf<typeof inputs>;

const WEEKS_A_MONTH = 52 / 12;

function compute({orders, margin, lift, setUp, week, spend, hour}: Values) {
  const gain = (orders * margin * lift) / 100;
  const work = week * WEEKS_A_MONTH;
  const cost = setUp * hour + spend;
  const months = paidAfter({gain, hours: work, cost, hour});
  const net = gain - work * hour;
  return {gain, net, cost, months: Number.isFinite(months) ? months : undefined, firstYear: 12 * net - cost};
}
type Figures = FiguresOf<typeof compute>;

/** Longest curve, in months. */
const MOST_DRAWN = 60;

function chart({net, cost, months = 12}: Figures) {
  const xs = Array.from({length: Math.min(MOST_DRAWN, Math.max(12, 2 * months)) + 1}, (_, month) => month);
  return {
    label: 'What the play has brought less what it has cost, by month.',
    x: 'Month',
    y: 'Margin less cost, EUR',
    xs,
    lines: [{name: 'In all', ys: xs.map((month) => month * net - cost)}],
    marks: months <= (xs.at(-1) ?? 0) ? [{x: months, y: months * net - cost, text: 'paid'}] : [],
  };
}

function sentenceOf({gain, net, cost, months}: Figures): string {
  const sum = `It brings ${euros(gain)} a month for ${euros(cost)} at the start.`;
  if (months === undefined) {
    return `It never pays for itself: ${gain > 0 ? 'its hours cost at least what it brings' : 'it brings nothing'}. ${sum}`;
  }
  const long =
    months > MOST_MONTHS ? ` More than ${MOST_MONTHS} months is too long for a shop of this size.` : '';
  return `It pays for itself after ${counted(months, 'month')}. ${sum} After its hours, ${euros(net)} a month is left.${long}`;
}

export default defineCalculator({
  id: 'payback',
  name: 'Payback',
  title: 'When has a play paid for itself?',
  when: 'Use it before you begin a recipe, and with your own size: what pays back in two months at a large shop may never do so at a small one.',
  description:
    'The months until a growth play has paid for itself at your size, from orders, margin, lift, hours to set up and to run it, their price, and the spend.',
  keywords: ['payback period', 'return on a growth experiment', 'cost of a test', 'is it worth it'],
  inputs,
  compute,
  answer(figures, values) {
    const {gain, net, cost, months, firstYear} = figures;
    return {
      inShort: [
        `${percent(values.lift)} of ${count(values.orders)} orders`,
        months === undefined ? 'never paid' : `paid in ${counted(months, 'month')}`,
      ],
      sentence: sentenceOf(figures),
      key: months === undefined ? 'never pays for itself' : `after ${counted(months, 'month')}`,
      rows: [
        ['Pays for itself after', months === undefined ? 'never' : counted(months, 'month')],
        ['What it brings a month', euros(gain)],
        ['Left of that after its hours', euros(net)],
        ['Cost until it is decided', euros(cost)],
        ['In the first year, in all', euros(firstYear)],
      ],
      chart: chart(figures),
    };
  },
  method:
    'Orders times lift times margin is what it brings a month; hours at their price and the spend are what it costs. The cost, divided by what is left each month, gives the months, rounded up. A month has four weeks and a third.',
  source: 'Plain sums, those of the line "Pays back" of each recipe',
  limits: [
    'The lift is the figure nobody knows beforehand. Try half of it, and see whether you would still begin.',
    'It counts from the day the play is decided, as if the gain then came every month alike.',
    'What you learn has no price here, and neither have the orders that a test leaves out.',
  ],
});
