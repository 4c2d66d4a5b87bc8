import {answerOf, type Answer, type Calculator, type Chart} from '../calculator';
import {asGiven, brief, count, counted, fine} from '../lib/format';
import {CONFIDENCE, share, whole} from '../lib/inputs';
import {numbers, type Given} from '../lib/outcome';
import {spread} from '../lib/sample';
import {INPUTS, testSize, type Figures} from './compute';

type Values = Readonly<Record<keyof typeof INPUTS, number>>;

function chart(values: Values, {total}: Figures): Chart | undefined {
  const points = spread(values.change / 2, values.change * 2).flatMap((change) => {
    const outcome = testSize({...values, change});
    return 'why' in outcome ? [] : [[Math.abs(change), outcome.figures.total] as const];
  });
  return points.length < 2
    ? undefined
    : {
        label: 'The smaller the change you want to find, the more people the test needs.',
        x: values.change < 0 ? 'Drop to find, %' : 'Change to find, %',
        y: 'People in all',
        xs: points.map(([x]) => x),
        lines: [{name: 'People in all', ys: points.map(([, y]) => y)}],
        marks: [{x: Math.abs(values.change), y: total, text: brief(total)}],
      };
}

function say(figures: Figures, given: Given<string>): Answer {
  const values = numbers(INPUTS, given);
  const {rate, change, weekly} = values;
  const {perGroup, larger, total, weeks} = figures;
  const even = perGroup === larger;
  const people = even
    ? `${counted(perGroup, 'person', 'people')} in each group, ${count(total)} in all`
    : `${counted(perGroup, 'person', 'people')} in the smaller group and ${count(larger)} in the larger one`;
  const changed = (rate * (100 + change)) / 100;
  const to = fine(changed) === fine(rate) ? asGiven(changed) : fine(changed);
  const move = `a rate of ${asGiven(rate)} % ${change < 0 ? 'fall' : 'rise'} to ${to} %`;
  const wait =
    weeks === undefined
      ? ''
      : ` With ${counted(weekly, 'person', 'people')} a week that takes ${counted(weeks, 'week')}.`;
  return {
    sentence: `You need ${people}. That is enough to see ${move}.${wait}`,
    key: counted(perGroup, 'person', 'people'),
    rows: [
      [even ? 'People in each group' : 'People in the smaller group', count(perGroup)],
      !even && ['People in the larger group', count(larger)],
      ['People in all', count(total)],
      weeks !== undefined && ['Whole weeks', count(weeks)],
    ],
    chart: chart(values, figures),
  };
}

const calculator: Calculator = {
  id: 'test-size',
  name: 'Test size',
  title: 'How many people does this test need?',
  when: 'Use it before you split visitors or a mailing list in two. It says how many people must take part for a real change to show through the noise.',
  description:
    'How many people an A/B test or a holdout needs, from your rate today and the change you want to find. With even or uneven groups, and the weeks it takes.',
  keywords: ['sample size', 'A/B test', 'holdout', 'control group', 'statistical power', 'test duration'],
  inputs: {
    rate: share('Rate today', 5, 'Of 100 people, how many order, sign up or click today?', {
      min: 0.001,
      max: 99.9,
      step: 0.5,
    }),
    change: share('Change to find', 20, 'Relative to today: 20 % takes a rate of 5 % to 6 %.', {
      min: -100,
      max: 10_000,
      step: 5,
    }),
    share: share(
      'Share of the smaller group',
      50,
      '50 % is an even split. This group stays as it is today.',
      {min: 0.1, max: 50, step: 5},
    ),
    weekly: {
      ...whole('People a week', 'people', 2500, 'How many reach the test in a week.', {step: 100}),
      optional: true,
    },
    power: {
      ...share(
        'Chance of finding it',
        80,
        'If the change is real, how often the test should see it. 80 % is usual.',
        {min: 50, max: 99.9, step: 5},
      ),
      advanced: true,
    },
    confidence: CONFIDENCE,
  },
  defaults: INPUTS,
  compute: testSize,
  answer: (given) => answerOf(testSize(given), (figures) => say(figures, given)),
  method:
    'A two-sided z test of two proportions, without a correction for continuity. With even groups it gives the same number as power.prop.test in R; with uneven ones it follows Fleiss, Levin and Paik.',
  source:
    'Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, third edition, 2003, chapter 4',
  limits: [
    'It counts people, each once. Several visits or e-mails from one person still count as one.',
    'The number holds if you look once, at the end. Looking daily and stopping at the first good day finds differences that are not there.',
    'It takes today’s rate as true. If the real rate is lower, the test needs more people.',
  ],
};

export default calculator;
