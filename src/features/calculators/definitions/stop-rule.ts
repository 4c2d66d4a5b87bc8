import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {asGiven, brief, count, counted, euros, expected} from '../lib/format';
import {percentage, price, whole} from '../lib/inputs';
import {spread} from '../lib/sample';

const inputs = {
  rate: percentage('Sales of a good ad', 2, 'Of 100 clicks on an ad you would keep, how many buy?', {
    min: 0.0001,
    max: 99.9,
    step: 0.1,
  }),
  cpc: price('Cost of a click', 0.7, 'On average over your ads.', {step: 0.05}),
  ads: whole('ads', 'Good ads', 20, 'How many good ones you will put to this test.', {optional: true}),
  risk: percentage('Risk', 5, 'How often a good ad may be stopped by mistake at one check.', {
    default: 5,
    min: 0.1,
    max: 50,
    advanced: true,
  }),
};
type Values = ValuesOf<typeof inputs>;

/** Binomial, written out for 0 to 2 sales. */
function atMost(sales: number, clicks: number, p: number): number {
  const none = (count: number) => Math.exp(count * Math.log1p(-p));
  const one = sales > 0 ? clicks * p * none(clicks - 1) : 0;
  const two = sales > 1 ? ((clicks * (clicks - 1)) / 2) * p ** 2 * none(clicks - 2) : 0;
  return none(clicks) + one + two;
}

/** By bisection. */
function fewestClicks(sales: number, p: number, risk: number): number {
  let [low, high] = [sales, sales + 1];
  while (atMost(sales, high, p) > risk) {
    [low, high] = [high, high * 2];
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    [low, high] = atMost(sales, middle, p) > risk ? [middle, high] : [low, middle];
  }
  return high;
}

function stoppedByAny([n0, n1, n2]: readonly [number, number, number], p: number): number {
  const pairs = (n: number) => (n * (n - 1)) / 2;
  const none = (count: number) => Math.exp(count * Math.log1p(-p));
  const first = none(n0);
  const second = n0 * p * none(n1 - 1);
  const third = (pairs(n1) - pairs(n1 - n0)) * p ** 2 * none(n2 - 2);
  return first + second + third;
}

/** Exact binomial, for an ad with 0, 1 or 2 sales. */
function compute({rate, cpc, risk, ads}: Values) {
  const p = rate / 100;
  const clicks = [0, 1, 2].map((sales) => fewestClicks(sales, p, risk / 100));
  const [clicks0 = NaN, clicks1 = NaN, clicks2 = NaN] = clicks;
  const isCounted = !Number.isNaN(ads);
  return {
    clicks0,
    clicks1,
    clicks2,
    spend0: clicks0 * cpc,
    spend1: clicks1 * cpc,
    spend2: clicks2 * cpc,
    mistaken: isCounted ? ads * atMost(0, clicks0, p) : undefined,
    mistakenAll: isCounted ? ads * stoppedByAny([clicks0, clicks1, clicks2], p) : undefined,
  };
}

function chart({rate, risk}: Values, {clicks0, clicks1, clicks2}: FiguresOf<typeof compute>) {
  const xs = spread(2, Math.max(clicks2 * 1.25, 8));
  const chance = (sales: number, clicks: number) => atMost(sales, clicks, rate / 100) * 100;
  return {
    label:
      'How likely a good ad still has so few sales, by clicks. From left to right: none, at most one, at most two.',
    x: 'Clicks',
    y: 'Chance that a good ad has so few, %',
    xs,
    lines: [
      ...['No sale', 'At most one', 'At most two'].map((name, sales) => ({
        name,
        ys: xs.map((clicks) => chance(sales, clicks)),
      })),
      {name: 'Your risk', ys: xs.map(() => risk), dashed: true},
    ],
    marks: [clicks0, clicks1, clicks2].map((x, sales) => ({x, y: chance(sales, x), text: brief(x)})),
  };
}

export default defineCalculator({
  id: 'stop-rule',
  name: 'Stop rule',
  title: 'When do you stop an ad that has sold nothing?',
  when: 'Use it before a test of ads begins, and write the result down. A rule that was fixed beforehand saves you from stopping good ads in a bad hour, and from feeding bad ones out of hope.',
  description:
    'After how many clicks and euros an ad without a sale can go, and what to do after one or two sales, with the number of good ads that such a rule stops by mistake.',
  keywords: ['stop rule', 'kill rule', 'creative testing', 'ad without conversions', 'cost per click'],
  inputs,
  compute,
  answer(figures, values) {
    const {clicks0, clicks1, clicks2, spend0, spend1, spend2, mistaken, mistakenAll} = figures;
    const wrong =
      mistaken === undefined || mistakenAll === undefined
        ? ''
        : ` Of ${counted(values.ads, 'good ad')}, the first check stops about ${expected(mistaken)} by mistake, and all three together ${expected(mistakenAll)}.`;
    return {
      inShort: [`${asGiven(values.rate)} % of clicks buy`, `stop after ${counted(clicks0, 'click')}`],
      sentence: `Stop it after ${counted(clicks0, 'click')} without a sale, about ${euros(spend0)}. With one sale wait for ${count(clicks1)} clicks, with two for ${count(clicks2)}.${wrong}`,
      key: counted(clicks0, 'click'),
      rows: [
        ['No sale: stop after', `${counted(clicks0, 'click')}, ${euros(spend0)}`],
        ['One sale: stop after', `${counted(clicks1, 'click')}, ${euros(spend1)}`],
        ['Two sales: stop after', `${counted(clicks2, 'click')}, ${euros(spend2)}`],
        mistaken !== undefined && ['Good ads stopped by the first check', expected(mistaken)],
        mistakenAll !== undefined && ['Good ads stopped by all three', expected(mistakenAll)],
      ],
      chart: chart(values, figures),
    };
  },
  method:
    'The binomial distribution, exact: the fewest clicks after which an ad that really sells at the good rate would have no sale, one, or two, no more often than your risk. The chance that any of the three checks stops it is counted over all ways to get there.',
  source: 'Binomial distribution; as pbinom in R',
  limits: [
    'An ad that passes is not proven good; it just has not failed yet. A winner needs far more sales.',
    'Clicks are taken as alike. Clicks of a sale week, or from another country, are not.',
    'If people buy days after the click, count only clicks that are old enough.',
  ],
});
