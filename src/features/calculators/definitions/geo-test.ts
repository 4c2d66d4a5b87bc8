import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {asGiven, counted, percent, points, ratio, short} from '../lib/format';
import {amount, percentage, plain, price, whole} from '../lib/inputs';
import {curve, spread} from '../lib/sample';
import {ofPower, twoSided} from '../lib/statistics';

const MOST_WEEKS = 520;

const inputs = {
  orders: whole('orders', 'Orders a month', 5200, 'In the whole country.', {step: 100}),
  regions: whole('regions', 'Regions', 25, 'Those in which you can count both ads and orders.', {min: 2}),
  holdout: percentage('Share without ads', 20, 'Share of the regions, and of the orders, that goes dark.', {
    min: 0.1,
    max: 99.9,
    step: 5,
  }),
  weeks: whole('weeks', 'Weeks', 6, 'How long the regions stay dark.', {max: MOST_WEEKS}),
  noise: percentage(
    'Weekly swing of one region',
    8,
    'How far a region strays from the others in a usual week, beyond the chance in small numbers.',
    {max: 1000},
  ),
  spend: amount('Spend on the channel', 40_000, 'A month, in the whole country.', {step: 1000}),
  value: price('Value of an order', 100, 'The revenue that the return below is counted in.', {step: 5}),
  return: plain(
    'Best return you would believe',
    2,
    'Revenue for each euro of ads. Often about half of what the platform reports.',
    {max: 1000, step: 0.1},
  ),
};
type Values = ValuesOf<typeof inputs>;

const WEEKS_A_MONTH = 52 / 12;
/** What regional tests are usually planned with, in %. */
const CONFIDENCE = 90;
const POWER = 80;

/** A normal approximation. All but `start` are in % of orders. */
function compute({orders, regions, holdout, weeks, noise, spend, value, return: best}: Values) {
  const quiet = holdout / 100;
  const [without, rest] = [regions * quiet, regions * (1 - quiet)];
  if (without < 0.999 || rest < 0.999) {
    return 'That share is less than one region: take more regions, or a larger share.';
  }
  const ordered = (orders / WEEKS_A_MONTH) * weeks;
  const counting = 1 / (ordered * quiet) + 1 / (ordered * (1 - quiet));
  const swinging = ((noise / 100) ** 2 / weeks) * (1 / without + 1 / rest);
  const error = Math.sqrt(counting + swinging) * 100;
  const interval = twoSided(CONFIDENCE) * error;
  const smallest = interval + ofPower(POWER) * error;
  const largest = ((spend * best) / (orders * value)) * 100;
  return {smallest, interval, largest, start: largest >= smallest ? 1 : 0};
}
type Figures = FiguresOf<typeof compute>;

function chart(values: Values, {smallest, largest}: Figures) {
  const {xs, ys} = curve(
    spread(1, Math.min(Math.max(values.weeks * 2, 8), MOST_WEEKS)),
    (weeks) => compute({...values, weeks}),
    ({smallest}) => smallest,
  );
  return {
    label:
      'A longer test sees smaller changes. It can see the channel where its line is below the most that the channel may bring.',
    x: 'Weeks',
    y: 'Share of orders, %',
    xs,
    lines: [
      {name: 'Smallest change it sees', ys},
      {name: 'Most the channel may bring', ys: xs.map(() => largest), dashed: true},
    ],
    marks: [{x: values.weeks, y: smallest, text: percent(smallest)}],
  };
}

function adviceOf(
  {interval, largest, start}: Figures,
  {holdout, return: best}: Values,
): readonly [advice: string, reason: string] {
  if (largest > 100) {
    return ['Look at your numbers again', 'That is more than all of your orders.'];
  }
  if (start === 1) {
    const apart = ratio((2 * interval * best) / largest);
    return [
      'The test can see the channel',
      `Keep the returns at which you would cut and raise at least ${apart} apart, or it will probably decide nothing.`,
    ];
  }
  return [
    'Do not start yet',
    largest > 0
      ? `Take more weeks${holdout === 50 ? '' : `, or leave ${holdout < 50 ? 'more' : 'fewer'} regions without ads`}.`
      : 'Without spend, or without a return, there is nothing to see.',
  ];
}

export default defineCalculator({
  id: 'geo-test',
  name: 'Regional test',
  title: 'Can a regional test see it?',
  when: 'Use it before you switch ads off in some regions to learn what they sell. Before it costs you any orders, you know whether the test can see the channel, and how far apart the returns at which you would cut and raise must be.',
  description:
    'Whether a geo holdout can see what a channel sells: the smallest effect visible with your orders, regions and weeks, against the most the channel may bring.',
  keywords: ['geo test', 'geo holdout', 'incrementality test', 'regional test', 'minimum detectable effect'],
  inputs,
  compute,
  answer(figures, values) {
    const {smallest, interval, largest} = figures;
    const [advice, reason] = adviceOf(figures, values);
    const sees = `In ${counted(values.weeks, 'week')} it can see a change of ${percent(smallest)} of orders or more.`;
    const may = `At a return of ${asGiven(values.return)} the channel brings ${percent(largest)} at the very most.`;
    return {
      inShort: [
        `${short(values.regions)} regions in ${counted(values.weeks, 'week')}`,
        `sees ${percent(smallest)} or more`,
      ],
      sentence: `${advice}. ${sees} ${may} ${reason}`,
      key: advice,
      rows: [
        ['Smallest change it sees', percent(smallest)],
        ['Most the channel may bring', percent(largest)],
        ['Margin of its result, either way', points(interval)],
        ['Regions without ads', short((values.regions * values.holdout) / 100)],
      ],
      chart: chart(values, figures),
    };
  },
  method:
    'A normal approximation: chance in the counted orders of both parts, and the weekly swing of each region, averaged over regions and weeks. An effect counts as visible if a 90 % interval finds it four times in five, as such tests are usually planned.',
  source: 'Standard error of a ratio of two counts, with a separate variance for each region and week',
  limits: [
    'To see the channel is not yet to decide about it: while one of the two returns at which you would cut and raise lies within the interval, the budget stays as it is.',
    'It helps you plan. It does not replace a dry run on your own past data, which shows how closely your regions follow each other.',
    'The regions are taken as equally large. One region with half of the orders makes the test much weaker.',
    'People who see an ad at work and order at home blur the border, which makes the effect look smaller than it is.',
  ],
});
