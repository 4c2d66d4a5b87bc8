import {defineCalculator} from '../calculator';
import {count, counted, euros} from '../lib/format';
import {amount, price, whole} from '../lib/inputs';
import {roundDown} from '../lib/statistics';

function feedsSentence(feeds: number | undefined, groups: number, budget: number): string {
  if (feeds === undefined) {
    return '';
  }
  if (feeds >= groups) {
    return ` Your ${euros(budget)} a day is enough.`;
  }
  return feeds === 0
    ? ` Your ${euros(budget)} a day is too little for even one: let it learn from an earlier step, such as add to cart.`
    : ` Your ${euros(budget)} a day feeds only ${count(feeds)} of ${count(groups)}: merge the rest.`;
}

export default defineCalculator({
  id: 'learning-budget',
  name: 'Learning budget',
  title: 'What budget feeds the learning phase?',
  when: 'Use it before you divide a budget into campaigns or ad sets. Each of them learns on its own, and one that gets too few conversions never finishes.',
  description:
    'The daily budget that a campaign or ad set needs to leave the learning phase, for one group or several, and how many groups your budget feeds.',
  keywords: ['learning phase', 'ad budget', 'Meta Ads', 'Google Ads', 'ad sets', 'conversions a week'],
  inputs: {
    cost: price('Cost of a conversion', 35, 'What one costs today, or what you expect.'),
    conversions: whole(
      'conversions',
      'Conversions to learn',
      50,
      'How many the platform asks for. Meta speaks of about 50 in a week.',
      {default: 50, step: 5},
    ),
    days: whole('days', 'In how many days', 7, 'The time in which it wants them.', {default: 7, max: 3650}),
    groups: whole('groups', 'Groups', 3, 'Campaigns or ad sets that learn on their own.', {default: 1}),
    budget: amount('Your budget a day', 500, 'For all groups together.', {step: 10, optional: true}),
  },
  compute({cost, conversions, days, groups, budget}) {
    const perGroupDay = (cost * conversions) / days;
    const feeds = Number.isNaN(budget) ? undefined : roundDown(budget / perGroupDay);
    return {perGroupDay, totalDay: perGroupDay * groups, feeds};
  },
  answer({perGroupDay, totalDay, feeds}, {cost, groups, budget}) {
    const need =
      groups === 1
        ? `To learn, one group needs ${euros(perGroupDay)} a day.`
        : `To learn, each group needs ${euros(perGroupDay)} a day: ${euros(totalDay)} for all ${count(groups)}.`;
    return {
      inShort: [`${euros(cost)} a conversion`, `${euros(perGroupDay)} a day`],
      sentence: `${need}${feedsSentence(feeds, groups, budget)}`,
      key: `${euros(perGroupDay)} a day`,
      rows: [
        ['For all groups, a day', euros(totalDay)],
        ['For each group, a day', euros(perGroupDay)],
        feeds !== undefined && ['Your budget feeds', counted(feeds, 'group')],
      ],
    };
  },
  method:
    'Cost of a conversion times the conversions that the platform asks for, divided by the days; times the groups. Your budget feeds as many groups as fit into it whole.',
  source: 'Plain sums',
  limits: [
    'Conversions cost more while a campaign learns. Plan a margin on top.',
    'It says what learning takes. Whether the customers are worth it is a question for the break-even calculator.',
    'How many conversions are enough is for the platform to say, and the number changes. Look it up before you plan.',
  ],
});
