import {answerOf, type Answer, type Calculator} from '../calculator';
import {between, count, counted, euros, fine, percent, points, short} from '../lib/format';
import {amount, CONFIDENCE, share, whole} from '../lib/inputs';
import {numbers, type Given} from '../lib/outcome';
import {INPUTS, testResult, UNEVEN, type Figures} from './compute';

/** Whether it pays is certain only if the whole interval says so. */
function moneyOf({costPerExtra, costLow, costHigh}: Figures, value: number): string {
  if (costPerExtra === undefined) {
    return '';
  }
  const most = costHigh === undefined ? 'with no upper limit in sight' : `at most ${euros(costHigh)}`;
  const cost = ` Each of them cost about ${euros(costPerExtra)}, ${most}.`;
  if (Number.isNaN(value)) {
    return cost;
  }
  if (costHigh !== undefined && costHigh <= value) {
    return `${cost} That pays: each brings ${euros(value)}.`;
  }
  return costLow !== undefined && costLow > value
    ? `${cost} That does not pay: each brings only ${euros(value)}.`
    : `${cost} Whether it pays is open: each brings ${euros(value)}.`;
}

function verdict({low, high, difference, extra, extraLow, extraHigh}: Figures): string {
  if (low > 0) {
    return `The treated group did better, by more than chance explains. The difference is ${points(difference)}, most likely ${between(short(low), short(high))}. It brought about ${counted(Math.round(extra), 'extra conversion')}, ${between(count(extraLow), count(extraHigh))}.`;
  }
  if (high < 0) {
    return `The treated group did worse, by more than chance explains. The difference is ${points(-difference)}, most likely ${between(short(-high), short(-low))}. It lost about ${counted(Math.round(-extra), 'conversion')}.`;
  }
  return `The result leaves it open. The treatment may have cost ${points(-low)}, or brought ${short(high)}. More people would narrow that down.`;
}

/** If the groups are further from the planned split than chance explains. */
function warningOf({chiSquare = 0}: Figures, n1: number, n2: number, split: number): string | undefined {
  if (chiSquare <= UNEVEN) {
    return undefined;
  }
  const due = ((n1 + n2) * split) / 100;
  return `The groups are not what you planned: ${count(n1)} and ${count(n2)}, where a share of ${fine(split)} % gives about ${count(due)} and ${count(n1 + n2 - due)}. Chance does that less than once in 1,000 tests. Find the cause before you use the result: people were lost or counted twice on one side, or another split was planned.`;
}

function say(figures: Figures, given: Given<string>): Answer {
  const {n1, x1, n2, x2, split, value, confidence} = numbers(INPUTS, given);
  const {low, high, difference, relative, relativeLow, relativeHigh, extra, extraLow, extraHigh, gain} =
    figures;
  const {costPerExtra, costLow, costHigh} = figures;
  const money = low > 0 ? moneyOf(figures, value) : '';
  return {
    warning: warningOf(figures, n1, n2, split),
    sentence: `${verdict(figures)}${money}`,
    key: low > 0 ? 'did better' : high < 0 ? 'did worse' : 'leaves it open',
    rows: [
      ['Difference', `${points(difference)} (${between(short(low), short(high))})`],
      ['Rate of the control group', `${fine((x1 / n1) * 100)} %`],
      ['Rate of the treated group', `${fine((x2 / n2) * 100)} %`],
      relative !== undefined &&
        relativeLow !== undefined &&
        relativeHigh !== undefined && [
          'Relative to the control group',
          `${percent(relative)} (${between(short(relativeLow), percent(relativeHigh))})`,
        ],
      ['Extra conversions', `${count(extra)} (${between(count(extraLow), count(extraHigh))})`],
      costPerExtra !== undefined &&
        costLow !== undefined && [
          'Cost of each',
          `${euros(costPerExtra)} (${costHigh === undefined ? `${euros(costLow)} or more` : between(euros(costLow), euros(costHigh))})`,
        ],
      gain !== undefined && ['Margin of all, less cost', euros(gain)],
    ],
    interval: {
      label: `The difference, with its ${short(confidence)} % interval, in percentage points. At zero there is none.`,
      unit: 'points',
      low,
      value: difference,
      high,
    },
  };
}

const calculator: Calculator = {
  id: 'test-result',
  name: 'Test result',
  title: 'What does this result say?',
  when: 'Use it when a test with a control group has ended. It says how large the effect may really be, and what each extra conversion has cost.',
  description:
    'Two groups, their people and conversions: the difference with its interval, the extra conversions, what each has cost, and whether that pays.',
  keywords: [
    'A/B test result',
    'sample ratio mismatch',
    'significance',
    'confidence interval',
    'lift',
    'incrementality',
    'holdout result',
  ],
  inputs: {
    n1: whole('People in the control group', 'people', 4000, 'Those for whom nothing changed.', {step: 100}),
    x1: whole(
      'Conversions in the control group',
      'conversions',
      120,
      'Orders, sign-ups, whatever the test counts.',
      {min: 0},
    ),
    n2: whole('People in the treated group', 'people', 16_000, 'Those who got what you are testing.', {
      step: 100,
    }),
    x2: whole(
      'Conversions in the treated group',
      'conversions',
      640,
      'Counted in the same way, over the same days.',
      {min: 0},
    ),
    split: share(
      'Planned share of the control group',
      20,
      'Of all people, as you set it before the test. With 0 the sizes are not checked.',
      {max: 99.9, step: 5},
    ),
    cost: {
      ...amount('Cost of the treatment', 1200, 'All that only the treated group has cost.', 50),
      optional: true,
    },
    value: {...amount('Margin of each', 28, 'What an extra conversion leaves you.'), optional: true},
    confidence: CONFIDENCE,
  },
  defaults: INPUTS,
  compute: testResult,
  answer: (given) => answerOf(testResult(given), (figures) => say(figures, given)),
  method:
    "Each rate gets Wilson's interval, and both are combined into one for the difference, as Newcombe proposed. The relative change uses the same limits for a ratio, so that both always agree on whether there is an effect. Before that, a chi-square test compares the sizes of the groups with the planned split, and warns where p is below 0.001.",
  source:
    'Newcombe, Interval estimation for the difference between independent proportions, Statistics in Medicine 17, 1998, method 10; Donner and Zou, Closed-form confidence intervals for functions of the normal mean and standard deviation, 2012; Fabijan and others, Diagnosing sample ratio mismatch in online controlled experiments, KDD 2019',
  limits: [
    'The groups must have been drawn at random, before the test, and kept apart until its end. Their sizes show only the worst mistakes in that.',
    'It says nothing about later. An order that only came earlier counts as extra here.',
    'Of twenty tests without any effect, one will look like an effect at 95 %.',
  ],
};

export default calculator;
