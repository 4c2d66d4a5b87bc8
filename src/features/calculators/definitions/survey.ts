import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {asGiven, between, count, counted, percent, short} from '../lib/format';
import {CONFIDENCE, percentage, whole} from '../lib/inputs';
import {curve, spread} from '../lib/sample';
import {twoSided, wilson} from '../lib/statistics';

const inputs = {
  n: whole('answers', 'Answers', 240, 'Complete answers, or orders in the sample.', {step: 10}),
  share: percentage('Share that said it', 35, 'Of all answers.'),
  groups: whole(
    'groups',
    'Groups you compare',
    2,
    'Equally large, such as new and old customers. 1 compares none.',
    {default: 1},
  ),
  confidence: CONFIDENCE,
};
type Values = ValuesOf<typeof inputs>;

/** Half the width of Wilson's interval, in percentage points. */
function marginOf({share, n, confidence}: Omit<Values, 'groups'>): number {
  const {low, high} = wilson(share / 100, n, twoSided(confidence));
  return ((high - low) / 2) * 100;
}

/**
 * The difference that the pooled z test of two groups of `n` just finds: the mean of both shares is then a Wilson
 * limit for 2n. None where the groups are too small to differ.
 */
function smallestDifference(share: number, n: number, z: number): number | undefined {
  const nearer = Math.min(share, 1 - share);
  const difference = 2 * (wilson(nearer, 2 * n, z).high - nearer);
  return nearer + difference <= 1 ? difference * 100 : undefined;
}

function compute(values: Values) {
  const {n, share, groups, confidence} = values;
  if (groups > n) {
    return 'There are more groups than answers.';
  }
  const z = twoSided(confidence);
  const {low, high} = wilson(share / 100, n, z);
  return {
    low: low * 100,
    high: high * 100,
    margin: marginOf(values),
    groupMargin: marginOf({...values, n: n / groups}),
    smallest: groups > 1 ? smallestDifference(share / 100, n / groups, z) : undefined,
  };
}
type Figures = FiguresOf<typeof compute>;

function chart(values: Values, {margin}: Figures) {
  const {xs, ys} = curve(
    spread(Math.max(values.n / 4, 1), values.n * 3),
    (n) => ({margin: marginOf({...values, n})}),
    ({margin}) => margin,
  );
  return {
    label: 'More answers narrow the margin: quickly at first, then hardly any more.',
    x: 'Answers',
    y: 'Margin, points either way',
    xs,
    lines: [{name: 'Margin', ys}],
    marks: [{x: values.n, y: margin, text: `± ${short(margin)}`}],
  };
}

function groupsSentence({groupMargin, smallest}: Figures, groups: number): string {
  if (groups < 2) {
    return '';
  }
  const alone = ` Within each of ${count(groups)} groups it may be off by ${short(groupMargin)} points either way.`;
  return smallest === undefined
    ? `${alone} Groups that small cannot be told apart at all.`
    : `${alone} Two groups differ by more than chance once they are ${short(smallest)} points apart.`;
}

export default defineCalculator({
  id: 'survey',
  name: 'Survey',
  title: 'How sure is a share?',
  when: 'Use it when a survey, or a sample of orders, gives you a share to decide by. It says how far the true share may be from yours, and how large a difference between two groups must be to mean anything.',
  description:
    'The margin of error of a survey: how far the true share may be from the one you counted, for all answers and for groups, and which differences are real.',
  keywords: ['margin of error', 'survey', 'confidence interval', 'sample', 'Wilson interval'],
  inputs,
  compute,
  answer(figures, values) {
    const {n, share, groups} = values;
    const {low, high, margin, groupMargin, smallest} = figures;
    // Among very many answers both ends round to the same.
    const key =
      short(low) === short(high)
        ? `within ${short(margin)} points of ${asGiven(share)} %`
        : `between ${short(low)} and ${percent(high)}`;
    return {
      inShort: [`${asGiven(share)} % of ${counted(n, 'answer')}`, between(short(low), percent(high))],
      sentence: `The true share is most likely ${key}. You counted ${asGiven(share)} % of ${counted(n, 'answer')}.${groupsSentence(figures, groups)}`,
      key,
      rows: [
        ['True share', between(short(low), percent(high))],
        ['Margin for all', `± ${short(margin)} points`],
        groups >= 2 && ['Margin for one group', `± ${short(groupMargin)} points`],
        smallest !== undefined && [
          'Smallest real difference between two groups',
          `${short(smallest)} points`,
        ],
      ],
      chart: chart(values, figures),
    };
  },
  method:
    "Wilson's interval for one share, which stays between 0 and 100 % and is right for small samples, too. The smallest real difference is the one that the z test of two proportions can just find.",
  source:
    'Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998, method 3',
  limits: [
    'It covers chance only. If mostly happy customers answer, a thousand of them are wrong together.',
    'The groups are taken as equally large. With a small and a large group, the small one decides.',
    'Compare ten groups and one pair will differ by chance: write down beforehand which ones you will compare.',
  ],
});
