import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {between, count, counted, euros, fine, percent, points, short} from '../lib/format';
import {amount, CONFIDENCE, percentage, whole} from '../lib/inputs';
import {twoSided} from '../lib/statistics';
import {chiSquareOf, compareRates, UNEVEN} from '../lib/twoGroups';

const conversions = (label: string, example: number, help: string) =>
  whole('conversions', label, example, help, {min: 0});

const inputs = {
  n1: whole('people', 'People in the control group', 4000, 'Those for whom nothing changed.', {step: 100}),
  x1: conversions('Conversions in the control group', 120, 'Orders, sign-ups, whatever the test counts.'),
  n2: whole('people', 'People in the treated group', 16_000, 'Those who got what you are testing.', {
    step: 100,
  }),
  x2: conversions('Conversions in the treated group', 640, 'Counted in the same way, over the same days.'),
  split: percentage(
    'Planned share of the control group',
    20,
    'Of all people, as you set it before the test. With 0 the sizes are not checked.',
    {default: 50, max: 99.9, step: 5},
  ),
  cost: amount('Cost of the treatment', 1200, 'All that only the treated group has cost.', {
    step: 50,
    optional: true,
  }),
  value: amount('Margin of each', 28, 'What an extra conversion leaves you.', {optional: true}),
  confidence: CONFIDENCE,
};
type Values = ValuesOf<typeof inputs>;

const perCent = (ratio: number | undefined) => (ratio === undefined ? undefined : (ratio - 1) * 100);

function compute({n1, x1, n2, x2, split, value, cost, confidence}: Values) {
  if (x1 > n1 || x2 > n2) {
    return 'A group cannot have more conversions than people.';
  }
  const {difference, low, high, ratio} = compareRates([n1, x1], [n2, x2], twoSided(confidence));
  const extra = difference * n2;
  // There is no cost where there may be no extra conversion.
  const costOf = (extras: number) => (Number.isNaN(cost) || extras <= 0 ? undefined : cost / extras);
  return {
    difference: difference * 100,
    low: low * 100,
    high: high * 100,
    relative: perCent(ratio?.value),
    relativeLow: perCent(ratio?.low),
    relativeHigh: perCent(ratio?.high),
    extra,
    extraLow: low * n2,
    extraHigh: high * n2,
    costPerExtra: costOf(extra),
    costLow: costOf(high * n2),
    costHigh: costOf(low * n2),
    gain: Number.isNaN(value) ? undefined : extra * value - (Number.isNaN(cost) ? 0 : cost),
    chiSquare: split === 0 ? undefined : chiSquareOf(n1, n2, split / 100),
  };
}
type Figures = FiguresOf<typeof compute>;

/** Whether it pays is certain only if the whole interval says so. */
function moneyOf({costPerExtra, costLow, costHigh}: Figures, value: number): string {
  if (costPerExtra === undefined) {
    return '';
  }
  const most = costHigh === undefined ? 'with no upper limit in sight' : `at most ${euros(costHigh)}`;
  const cost = ` Each of them cost about ${euros(costPerExtra)}, ${most}.`;
  const pays =
    costHigh !== undefined && costHigh <= value
      ? 'That pays: each brings'
      : costLow !== undefined && costLow > value
        ? 'That does not pay: each brings only'
        : 'Whether it pays is open: each brings';
  return Number.isNaN(value) ? cost : `${cost} ${pays} ${euros(value)}.`;
}

function verdict({low, high, difference, extra, extraLow, extraHigh}: Figures): string {
  if (low > 0) {
    return `The treated group did better, by more than chance explains. The difference is ${points(difference)}, most likely ${between(short(low), short(high))}. It brought about ${counted(Math.round(extra), 'extra conversion')}, ${between(count(extraLow), count(extraHigh))}.`;
  }
  if (high < 0) {
    return `The treated group did worse, by more than chance explains. The difference is ${points(-difference)}, most likely ${between(short(-high), short(-low))}. It lost about ${counted(Math.round(-extra), 'conversion')}.`;
  }
  return `The result leaves the question open. The treatment may have cost ${points(-low)}, or brought ${short(high)}. More people would narrow that down.`;
}

/** If the groups are further from the planned split than chance explains. */
function warningOf({chiSquare = 0}: Figures, {n1, n2, split}: Values): string | undefined {
  if (chiSquare <= UNEVEN) {
    return undefined;
  }
  const due = ((n1 + n2) * split) / 100;
  return `The groups are not what you planned: ${count(n1)} and ${count(n2)}, where a share of ${fine(split)} % gives about ${count(due)} and ${count(n1 + n2 - due)}. Chance does that less than once in 1,000 tests. Find the cause before you use the result: people were lost or counted twice on one side, or another split was planned.`;
}

export default defineCalculator({
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
  inputs,
  compute,
  answer(figures, values) {
    const {low, high, difference, relative, relativeLow = 0, relativeHigh = 0} = figures;
    const {extra, extraLow, extraHigh, costPerExtra, costLow = 0, costHigh, gain} = figures;
    const {n1, x1, n2, x2, value, confidence} = values;
    const cost =
      costHigh === undefined ? `${euros(costLow)} or more` : between(euros(costLow), euros(costHigh));
    return {
      inShort: [
        `${fine((x1 / n1) * 100)} % against ${fine((x2 / n2) * 100)} %`,
        low > 0 || high < 0 ? 'more than chance' : 'may be chance',
      ],
      warning: warningOf(figures, values),
      sentence: `${verdict(figures)}${low > 0 ? moneyOf(figures, value) : ''}`,
      key: low > 0 ? 'did better' : high < 0 ? 'did worse' : 'leaves the question open',
      rows: [
        ['Difference', `${points(difference)} (${between(short(low), short(high))})`],
        ['Rate of the control group', `${fine((x1 / n1) * 100)} %`],
        ['Rate of the treated group', `${fine((x2 / n2) * 100)} %`],
        relative !== undefined && [
          'Relative to the control group',
          `${percent(relative)} (${between(short(relativeLow), percent(relativeHigh))})`,
        ],
        ['Extra conversions', `${count(extra)} (${between(count(extraLow), count(extraHigh))})`],
        costPerExtra !== undefined && ['Cost of each', `${euros(costPerExtra)} (${cost})`],
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
  },
  method:
    "Each rate gets Wilson's interval, and both are combined into one for the difference, as Newcombe proposed. The relative change uses the same limits for a ratio, so that both always agree on whether there is an effect. Before that, a chi-square test compares the sizes of the groups with the planned split, and warns where p is below 0.001.",
  source:
    'Newcombe, Interval estimation for the difference between independent proportions, Statistics in Medicine 17, 1998, method 10; Donner and Zou, Closed-form confidence intervals for functions of the normal mean and standard deviation, 2012; Fabijan and others, Diagnosing sample ratio mismatch in online controlled experiments, KDD 2019',
  limits: [
    'The groups must have been drawn at random, before the test, and kept apart until its end. Their sizes show only the worst mistakes in that.',
    'It says nothing about later. An order that only came earlier counts as extra here.',
    'Of twenty tests without any effect, one will look like an effect at 95 %.',
  ],
});
