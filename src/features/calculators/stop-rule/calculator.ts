import {answerOf, type Answer, type Calculator, type Chart} from '../calculator';
import {brief, count, counted, euros, expected} from '../lib/format';
import {price, share, whole} from '../lib/inputs';
import {numbers, type Given} from '../lib/outcome';
import {spread} from '../lib/sample';
import {atMost, INPUTS, stopRule, type Figures} from './compute';

type Values = Readonly<Record<keyof typeof INPUTS, number>>;

const NAMES = ['No sale', 'At most one', 'At most two'];

function chart({rate, risk}: Values, {clicks0, clicks1, clicks2}: Figures): Chart {
  const clicks = spread(2, Math.max(clicks2 * 1.25, 8));
  return {
    label:
      'How likely a good ad still has so few sales, by clicks. From left to right: none, at most one, at most two.',
    x: 'Clicks',
    y: 'Chance that a good ad has so few, %',
    xs: clicks,
    lines: [
      ...NAMES.map((name, sales) => ({name, ys: clicks.map((n) => atMost(sales, n, rate / 100) * 100)})),
      {name: 'Your risk', ys: clicks.map(() => risk), dashed: true},
    ],
    marks: [clicks0, clicks1, clicks2].map((n, sales) => ({
      x: n,
      y: atMost(sales, n, rate / 100) * 100,
      text: brief(n),
    })),
  };
}

function say(figures: Figures, given: Given<string>): Answer {
  const values = numbers(INPUTS, given);
  const {clicks0, clicks1, clicks2, spend0, spend1, spend2, mistaken, mistakenAll} = figures;
  const wrong =
    mistaken === undefined || mistakenAll === undefined
      ? ''
      : ` Of ${counted(values.ads, 'good ad')}, the first check stops about ${expected(mistaken)} by mistake, and all three together ${expected(mistakenAll)}.`;
  return {
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
}

const calculator: Calculator = {
  id: 'stop-rule',
  name: 'Stop rule',
  title: 'When do you stop an ad that has sold nothing?',
  when: 'Use it before a test of ads begins, and write the result down. A rule that was fixed beforehand saves you from stopping good ads in a bad hour, and from feeding bad ones out of hope.',
  description:
    'After how many clicks and euros an ad without a sale can go, and what to do after one or two sales, with the number of good ads that such a rule stops by mistake.',
  keywords: ['stop rule', 'kill rule', 'creative testing', 'ad without conversions', 'cost per click'],
  inputs: {
    rate: share('Sales of a good ad', 2, 'Of 100 clicks on an ad you would keep, how many buy?', {
      min: 0.0001,
      max: 99.9,
      step: 0.1,
    }),
    cpc: price('Cost of a click', 0.7, 'On average over your ads.', 0.05),
    ads: {...whole('Good ads', 'ads', 20, 'How many good ones you will put to this test.'), optional: true},
    risk: {
      ...share('Risk', 5, 'How often a good ad may be stopped by mistake at one check.', {min: 0.1, max: 50}),
      advanced: true,
    },
  },
  defaults: INPUTS,
  compute: stopRule,
  answer: (given) => answerOf(stopRule(given), (figures) => say(figures, given)),
  method:
    'The binomial distribution, exact: the fewest clicks after which an ad that really sells at the good rate would have no sale, one, or two, no more often than your risk. The chance that any of the three checks stops it is counted over all ways to get there.',
  source: 'Binomial distribution; as pbinom in R',
  limits: [
    'An ad that passes is not proven good; it just has not failed yet. A winner needs far more sales.',
    'Clicks are taken as alike. Clicks of a sale week, or from another country, are not.',
    'If people buy days after the click, count only clicks that are old enough.',
  ],
};

export default calculator;
