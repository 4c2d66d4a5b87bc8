import {defineCalculator, type ValuesOf} from '../calculator';
import {asGiven, between, counted, percent, short} from '../lib/format';
import {list, plain} from '../lib/inputs';

const inputs = {
  intervals: list(
    'Days between orders',
    '24 27 28 29 30 31 31 33 35 38 41 52',
    'Paste them, one for each pair of orders, divided by the units of the first.',
    {min: 0.01, max: 1_000_000},
  ),
  median: plain('Median of these days', '', 'If you know only that. Used where there is no list.', {
    unit: 'days',
    min: 0.01,
    optional: true,
  }),
  units: plain('Units bought', 2, 'In the order you want to follow up.', {
    unit: 'units',
    default: 1,
    min: 0.01,
  }),
  factor: plain(
    'Pace of this customer',
    0.9,
    '1 is typical. 0.8 means a fifth earlier, for fast customers or to be there first.',
    {default: 1, min: 0.01, max: 100, step: 0.1},
  ),
};
type Values = ValuesOf<typeof inputs>;

/** Ratio of the quartiles from which a date is guesswork. */
const TOO_WIDE = 2.5;
/** Fewer days may be the history of a single customer, which gives no share of customers. */
const ENOUGH = 4;

const shareBy = (days: readonly number[], day: number) =>
  (days.filter((one) => one <= day).length / days.length) * 100;

/** Interpolates as R does by default (type 7). */
function quantileOf(sorted: readonly number[], share: number): number | undefined {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below === undefined || above === undefined ? undefined : below + (above - below) * (at % 1);
}

function compute({intervals, median: stated, units, factor}: Values) {
  const days = [...intervals].sort((a, b) => a - b);
  const median = quantileOf(days, 0.5) ?? stated;
  return Number.isNaN(median)
    ? 'Paste the days between orders, or give their median.'
    : {
        day: median * factor * units,
        q1: quantileOf(days, 0.25),
        median,
        q3: quantileOf(days, 0.75),
        shareBy: days.length > 0 ? shareBy(days, median * factor) : undefined,
      };
}

function chart(intervals: readonly number[], median: number, by: number) {
  const first = Math.min(...intervals);
  const last = Math.max(...intervals);
  if (intervals.length < ENOUGH || first === last) {
    return undefined;
  }
  const xs = [...new Set([0, ...intervals, median, by])].filter((day) => day <= last).sort((a, b) => a - b);
  return {
    label: 'Share of the customers in your list who had reordered by each day.',
    x: 'Days a unit lasts',
    y: 'Have reordered, %',
    xs,
    lines: [{name: 'Have reordered', ys: xs.map((day) => shareBy(intervals, day))}],
    marks: by > last ? [] : [{x: by, y: shareBy(intervals, by), text: `day ${short(by)}`}],
  };
}

export default defineCalculator({
  id: 'reorder',
  name: 'Reorder date',
  title: 'When does the customer run low?',
  when: 'Use it for anything that is used up: coffee, cream, filters, food. It turns the days between past orders into the day on which a reminder helps.',
  description:
    'The day on which to remind a customer to reorder, from a pasted list of days between orders or their median, with quartiles and the share that has reordered.',
  keywords: ['replenishment', 'reorder reminder', 'reorder interval', 'win-back', 'days between orders'],
  inputs,
  compute,
  answer({day, q1 = NaN, median, q3 = NaN, shareBy: by}, {intervals, units, factor}) {
    const share = intervals.length < ENOUGH || by === undefined ? undefined : percent(by);
    const bought = units === 1 ? '' : `, and ${asGiven(units)} were bought`;
    const pace = factor === 1 ? '' : `; this one needs ${percent(factor * 100)} of that time`;
    const typical = `One unit lasts ${counted(median, 'day')} for the typical customer${bought}${pace}.`;
    const reordered =
      share === undefined ? '' : ` By then ${share} of the customers in your list have reordered.`;
    const wide =
      q3 > TOO_WIDE * q1
        ? ' They differ so much that a date is guesswork: ask how much is left instead.'
        : '';
    return {
      inShort: [
        `${counted(units, 'unit')} at ${counted(median, 'day')} each`,
        `write on day ${short(Math.round(day))}`,
      ],
      sentence: `Write ${counted(Math.round(day), 'day')} after the order. ${typical}${reordered}${wide}`,
      key: counted(Math.round(day), 'day'),
      rows: [
        ['Days until you write', short(day)],
        ['Days a unit lasts, median', short(median)],
        intervals.length > 0 && [
          'Middle half of the customers',
          `${between(short(q1), short(q3))} ${short(q3) === '1' ? 'day' : 'days'}`,
        ],
        share !== undefined && ['Have reordered by then', share],
      ],
      chart: chart(intervals, median, median * factor),
    };
  },
  method:
    'The median of the days that a unit lasts, times the units bought, times the pace of the customer. Quartiles are taken between neighbours, as R does by default.',
  source:
    'Hyndman and Fan, Sample quantiles in statistical packages, The American Statistician 50, 1996, definition 7',
  limits: [
    'Customers who never came back are not in the list. Take only first orders that are at least twice the median old, or the median comes out too short.',
    'Take off the delivery time: a customer reminded on the day it runs out has to do without until the parcel comes.',
    'It knows no seasons: a jar of sun cream lasts longer from October on.',
  ],
});
