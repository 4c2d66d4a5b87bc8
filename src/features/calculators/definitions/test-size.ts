import {defineCalculator, type FiguresOf, type ValuesOf} from '../calculator';
import {asGiven, brief, count, counted, fine} from '../lib/format';
import {CONFIDENCE, percentage, whole} from '../lib/inputs';
import {curve, spread} from '../lib/sample';
import {ofPower, roundUp, twoSided} from '../lib/statistics';

const inputs = {
  rate: percentage('Rate today', 5, 'Of 100 people, how many order, sign up or click today?', {
    min: 0.001,
    max: 99.9,
    step: 0.5,
  }),
  change: percentage('Change to find', 20, 'Relative to today: 20 % takes a rate of 5 % to 6 %.', {
    min: -100,
    max: 10_000,
    step: 5,
  }),
  share: percentage(
    'Share of the smaller group',
    50,
    '50 % is an even split. This group stays as it is today.',
    {default: 50, min: 0.1, max: 50, step: 5},
  ),
  weekly: whole('people', 'People a week', 2500, 'How many reach the test in a week.', {
    step: 100,
    optional: true,
  }),
  power: percentage(
    'Chance of finding it',
    80,
    'If the change is real, how often the test should see it. 80 % is usual.',
    {default: 80, min: 50, max: 99.9, step: 5, advanced: true},
  ),
  confidence: CONFIDENCE,
};

/** After Fleiss, Levin and Paik; the larger group is `ratio` times as large. */
function smallerGroup(p1: number, p2: number, ratio: number, zConfidence: number, zPower: number): number {
  const mean = (p1 + ratio * p2) / (ratio + 1);
  const byChance = zConfidence * Math.sqrt((ratio + 1) * mean * (1 - mean));
  const byEffect = zPower * Math.sqrt(ratio * p1 * (1 - p1) + p2 * (1 - p2));
  return (byChance + byEffect) ** 2 / (ratio * (p2 - p1) ** 2);
}

const after = (rate: number, change: number) => (rate * (100 + change)) / 100;

/** Two-sided z test of two proportions, without continuity correction. */
function compute({rate, change, power, confidence, share, weekly}: ValuesOf<typeof inputs>) {
  const changed = after(rate, change);
  if (change === 0) {
    return 'No test can find a change of 0 %: enter the change that would matter to you.';
  }
  if (changed < 0 || changed > 100) {
    return 'After that change the rate would be below 0 % or above 100 %.';
  }
  const ratio = (100 - share) / share;
  const exact = smallerGroup(rate / 100, changed / 100, ratio, twoSided(confidence), ofPower(power));
  const perGroup = roundUp(exact);
  const larger = roundUp(exact * ratio);
  const total = perGroup + larger;
  return {perGroup, larger, total, weeks: Number.isNaN(weekly) ? undefined : roundUp(total / weekly)};
}

function chart(values: ValuesOf<typeof inputs>, {total}: FiguresOf<typeof compute>) {
  const sign = Math.sign(values.change);
  const size = Math.abs(values.change);
  const {xs, ys} = curve(
    spread(size / 2, size * 2),
    (change) => compute({...values, change: sign * change}),
    ({total}) => total,
  );
  return {
    label: 'The smaller the change you want to find, the more people the test needs.',
    x: values.change < 0 ? 'Drop to find, %' : 'Change to find, %',
    y: 'People in all',
    xs,
    lines: [{name: 'People in all', ys}],
    marks: [{x: size, y: total, text: brief(total)}],
  };
}

export default defineCalculator({
  id: 'test-size',
  name: 'Test size',
  title: 'How many people does this test need?',
  when: 'Use it before you split visitors or a mailing list in two. It says how many people must take part for a real change to show through the noise.',
  description:
    'How many people an A/B test or a holdout needs, from your rate today and the change you want to find. With even or uneven groups, and the weeks it takes.',
  keywords: ['sample size', 'A/B test', 'holdout', 'control group', 'statistical power', 'test duration'],
  inputs,
  compute,
  answer(figures, values) {
    const {rate, change, weekly} = values;
    const {perGroup, larger, total, weeks} = figures;
    const even = perGroup === larger;
    const people = even
      ? `${counted(perGroup, 'person', 'people')} in each group, ${count(total)} in all`
      : `${counted(perGroup, 'person', 'people')} in the smaller group and ${count(larger)} in the larger one`;
    const changed = after(rate, change);
    const to = fine(changed) === fine(rate) ? asGiven(changed) : fine(changed);
    const move = `a rate of ${asGiven(rate)} % ${change < 0 ? 'fall' : 'rise'} to ${to} %`;
    const wait =
      weeks === undefined
        ? ''
        : ` With ${counted(weekly, 'person', 'people')} a week that takes ${counted(weeks, 'week')}.`;
    return {
      inShort: [`${asGiven(rate)} % to ${to} %`, `${counted(perGroup, 'person', 'people')} a group`],
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
  },
  method:
    'A two-sided z test of two proportions, without a correction for continuity. With even groups it gives the same number as power.prop.test in R; with uneven ones it follows Fleiss, Levin and Paik.',
  source:
    'Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, third edition, 2003, chapter 4',
  limits: [
    'It counts people, each once. Several visits or e-mails from one person still count as one.',
    'The number holds if you look once, at the end. Looking daily and stopping at the first good day finds differences that are not there.',
    'It takes today’s rate as true. If the real rate is lower, the test needs more people.',
  ],
});
