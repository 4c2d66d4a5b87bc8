import {answerOf, type Answer, type Calculator, type Chart} from '../calculator';
import {asGiven, between, counted, percent, short} from '../lib/format';
import {numbers, type Given} from '../lib/outcome';
import {daysIn, INPUTS, reorder, type Figures} from './compute';

/** Ratio of the quartiles from which a date is guesswork. */
const TOO_WIDE = 2.5;
/** Fewer days may be the history of a single customer, which gives no share of customers. */
const ENOUGH = 4;

function chart(days: readonly number[], {median}: Figures, by: number): Chart | undefined {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length < ENOUGH || first === last) {
    return undefined;
  }
  const xs = [...new Set([0, ...days, median, by])].filter((day) => day <= last).sort((a, b) => a - b);
  const share = (day: number) => (days.filter((one) => one <= day).length / days.length) * 100;
  return {
    label: 'Share of the customers in your list who had reordered by each day.',
    x: 'Days a unit lasts',
    y: 'Have reordered, %',
    xs,
    lines: [{name: 'Have reordered', ys: xs.map(share)}],
    marks: by > last ? [] : [{x: by, y: share(by), text: `day ${short(by)}`}],
  };
}

function say(figures: Figures, given: Given<string>): Answer {
  const {units, factor} = numbers(INPUTS, given);
  const days = daysIn(String(given.intervals ?? ''));
  const {day, q1, median, q3} = figures;
  const shareBy = days.length < ENOUGH ? undefined : figures.shareBy;
  const bought = units === 1 ? '' : `, and ${asGiven(units)} were bought`;
  const pace = factor === 1 ? '' : `; this one is taken to need ${percent(factor * 100)} of that time`;
  const typical = `One unit lasts ${counted(median, 'day')} for the typical customer${bought}${pace}.`;
  const reordered =
    shareBy === undefined ? '' : ` By then ${percent(shareBy)} of the customers in your list have reordered.`;
  const wide =
    q1 !== undefined && q3 !== undefined && q3 > TOO_WIDE * q1
      ? ' They differ so much that a date is guesswork: ask how much is left instead.'
      : '';
  return {
    sentence: `Write ${counted(Math.round(day), 'day')} after the order. ${typical}${reordered}${wide}`,
    key: counted(Math.round(day), 'day'),
    rows: [
      ['Days until you write', short(day)],
      ['Days a unit lasts, median', short(median)],
      q1 !== undefined &&
        q3 !== undefined && [
          'Middle half of the customers',
          `${between(short(q1), short(q3))} ${short(q3) === '1' ? 'day' : 'days'}`,
        ],
      shareBy !== undefined && ['Have reordered by then', percent(shareBy)],
    ],
    chart: chart(days, figures, median * factor),
  };
}

const calculator: Calculator = {
  id: 'reorder',
  name: 'Reorder date',
  title: 'When does the customer run low?',
  when: 'Use it for anything that is used up: coffee, cream, filters, food. It turns the days between past orders into the day on which a reminder helps.',
  description:
    'The day on which to remind a customer to reorder, from a pasted list of days between orders or their median, with quartiles and the share that has reordered.',
  keywords: ['replenishment', 'reorder reminder', 'reorder interval', 'win-back', 'days between orders'],
  inputs: {
    intervals: {
      label: 'Days between orders',
      help: 'Paste them, one for each pair of orders, divided by the units of the first.',
      example: '24 27 28 29 30 31 31 33 35 38 41 52',
      min: 0.01,
      max: 1_000_000,
      step: 1,
      optional: true,
      list: true,
    },
    median: {
      label: 'Median of these days',
      unit: 'days',
      help: 'If you know only that. Used where there is no list.',
      example: '',
      min: 0.01,
      max: 1e12,
      step: 1,
      optional: true,
    },
    units: {
      label: 'Units bought',
      unit: 'units',
      help: 'In the order you want to follow up.',
      example: 2,
      min: 0.01,
      max: 1e12,
      step: 1,
    },
    factor: {
      label: 'Pace of this customer',
      help: '1 is typical. 0.8 means a fifth earlier, for fast customers or to be there first.',
      example: 0.9,
      min: 0.01,
      max: 100,
      step: 0.1,
    },
  },
  defaults: INPUTS,
  compute: reorder,
  answer: (given) => answerOf(reorder(given), (figures) => say(figures, given)),
  method:
    'The median of the days that a unit lasts, times the units bought, times the pace of the customer. Quartiles are taken between neighbours, as R does by default.',
  source:
    'Hyndman and Fan, Sample quantiles in statistical packages, The American Statistician 50, 1996, definition 7',
  limits: [
    'Customers who never came back are not in the list. Take only first orders that are at least twice the median old, or the median comes out too short.',
    'Take off the delivery time: a customer reminded on the day it runs out has to do without until the parcel comes.',
    'It knows no seasons: a jar of sun cream lasts longer from October on.',
  ],
};

export default calculator;
