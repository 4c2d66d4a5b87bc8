import {answerOf, type Answer, type Calculator, type Chart} from '../calculator';
import {asGiven, between, count, counted, percent, short} from '../lib/format';
import {CONFIDENCE, share, whole} from '../lib/inputs';
import {numbers, type Given} from '../lib/outcome';
import {spread} from '../lib/sample';
import {INPUTS, survey, type Figures} from './compute';

type Values = Readonly<Record<keyof typeof INPUTS, number>>;

function chart(values: Values, {margin}: Figures): Chart | undefined {
  const points = spread(Math.max(values.n / 4, 1), values.n * 3).flatMap((n) => {
    const outcome = survey({...values, n, groups: 1});
    return 'why' in outcome ? [] : [[n, outcome.figures.margin] as const];
  });
  return points.length < 2
    ? undefined
    : {
        label: 'More answers narrow the margin: quickly at first, then hardly any more.',
        x: 'Answers',
        y: 'Margin, points either way',
        xs: points.map(([n]) => n),
        lines: [{name: 'Margin', ys: points.map(([, y]) => y)}],
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
    : `${alone} Two groups differ by more than chance from ${short(smallest)} points on.`;
}

function say(figures: Figures, given: Given<string>): Answer {
  const values = numbers(INPUTS, given);
  const {n, share: said, groups} = values;
  const {low, high, margin, groupMargin, smallest} = figures;
  // Among very many answers both ends round to the same.
  const key =
    short(low) === short(high)
      ? `within ${short(margin)} points of ${asGiven(said)} %`
      : `between ${short(low)} and ${percent(high)}`;
  return {
    sentence: `The true share is most likely ${key}. It follows from ${asGiven(said)} % of ${counted(n, 'answer')}.${groupsSentence(figures, groups)}`,
    key,
    rows: [
      ['True share', between(short(low), percent(high))],
      ['Margin for all', `± ${short(margin)} points`],
      groups >= 2 && ['Margin for one group', `± ${short(groupMargin)} points`],
      smallest !== undefined && ['Smallest real difference of two groups', `${short(smallest)} points`],
    ],
    chart: chart(values, figures),
  };
}

const calculator: Calculator = {
  id: 'survey',
  name: 'Survey',
  title: 'How sure is a share?',
  when: 'Use it when a survey, or a sample of orders, gives you a share to decide by. It says how far the true share may be from yours, and how large a difference between two groups must be to mean anything.',
  description:
    'The margin of error of a survey: how far the true share may be from the one you counted, for all answers and for groups, and which differences are real.',
  keywords: ['margin of error', 'survey', 'confidence interval', 'sample', 'Wilson interval'],
  inputs: {
    n: whole('Answers', 'answers', 240, 'Complete answers, or orders in the sample.', {step: 10}),
    share: share('Share that said it', 35, 'Of all answers.'),
    groups: whole(
      'Groups you compare',
      'groups',
      2,
      'Equally large, such as new and old customers. 1 compares none.',
    ),
    confidence: CONFIDENCE,
  },
  defaults: INPUTS,
  compute: survey,
  answer: (given) => answerOf(survey(given), (figures) => say(figures, given)),
  method:
    "Wilson's interval for one share, which stays between 0 and 100 % and is right for small samples, too. The smallest real difference is the one that the z test of two proportions can just find.",
  source:
    'Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998, method 3',
  limits: [
    'It covers chance only. If mostly happy customers answer, a thousand of them are wrong together.',
    'The groups are taken as equally large. With a small and a large group, the small one decides.',
    'Compare ten groups and one pair will differ by chance: write down beforehand which ones you will compare.',
  ],
};

export default calculator;
