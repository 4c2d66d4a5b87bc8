import {recipeSchema} from '@site/src/data/recipes/rules';
import type {Recipe} from '@site/src/data/recipes/schema';
import {recipe} from '../../support/recipes';

const problemsOf = (part: Parameters<typeof recipe>[0]) =>
  recipeSchema
    .safeParse(recipe(part))
    .error?.issues.map(
      ({path: [field = '', ...below], message}) =>
        [field, ...below.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))].join('') +
        ` ${message}`,
    );
const step = (part: Partial<Recipe['steps'][number]> = {}): Recipe['steps'][number] => ({
  phase: 'launch',
  do: 'Send it',
  how: 'Send it to all.',
  ...part,
});
const six = (last: Recipe['steps'][number]) => [...Array<typeof last>(5).fill(step()), last];
const plan = {setUpDays: 3, runsDays: 28, needs: [], occupies: []};
const parts = [
  {label: 'a', share: 50},
  {label: 'b', share: 40},
];

test.each<[string, Parameters<typeof recipe>[0], RegExp]>([
  ['a short description', {description: 'Short.'}, /^description has 1 words where 25 to 45/],
  ['phases out of order', {steps: six(step({phase: 'prepare'}))}, /^steps\[5\].phase is out of order/],
  ['lots drawn after the launch', {steps: six(step({do: 'Draw two halves'}))}, /^steps\[5\].do draws lots/],
  [
    'a long step',
    {steps: six(step({how: Array<string>(60).fill('word').join(' ')}))},
    /^steps\[5\].how has 62 words with its task, and may have 60/,
  ],
  ['a paper that is not there', {steps: six(step({paper: 'a.csv'}))}, /^steps\[5\].paper is not among/],
  ['a calculator that is not there', {steps: six(step({calculator: 'discount'}))}, /calculator is not among/],
  [
    'hours that eat what it brings',
    {
      plan,
      timeframe: '3 days to set up, judge after 4 weeks',
      effortLevel: 'Low',
      pays: {
        gain: [
          ['orders a month', 300],
          ['EUR of margin', 0.1],
        ],
        assumes: 'All of it.',
        hours: 1,
      },
    },
    /^pays never pays its hours at that size, and 18 is the most/,
  ],
  [
    'a gain that is not at the bar',
    {
      plan,
      timeframe: '3 days to set up, judge after 4 weeks',
      effortLevel: 'Low',
      pays: {
        gain: [
          ['orders a month', 400],
          ['EUR of margin', 10],
        ],
        assumes: 'All of it.',
        hours: 1,
      },
    },
    /^pays.gain has none of the numbers of fit.least: 300/,
  ],
  [
    'another timeframe than its plan',
    {plan, timeframe: '3 weeks to set up, judge after 4 weeks'},
    /^timeframe/,
  ],
  [
    'another verdict than its plan',
    {plan, timeframe: '3 days to set up, judge after 4 months'},
    /^timeframe is not what the plan says: 3 days to set up, judge after 28 days/,
  ],
  [
    'more effort than it says',
    {plan: {...plan, setUpDays: 5}, timeframe: '1 week to set up, judge after 28 days'},
    /^effortLevel is Medium by plan.setUpDays/,
  ],
  [
    'a plan that asks for money where it says that it needs none',
    {
      plan: {...plan, spend: {from: 100, to: 200}},
      timeframe: '3 days to set up, judge after 4 weeks',
      investmentRequired: false,
    },
    /^investmentRequired is false/,
  ],
  ['money that has no amount', {investmentRequired: true}, /^investmentRequired is true, and no amount/],
  [
    'a number that its words do not name',
    {fit: {...recipe().fit, least: {ordersPerMonth: 400}}},
    /^fit.least.ordersPerMonth is not in fit.runFrom/,
  ],
  ['a whole that is none', {picture: {kind: 'split', title: 'T', whole: 'All', parts}}, /come to 90/],
])('a recipe with %s', (_, part, problem) => {
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf(part)).toEqual([expect.stringMatching(problem)]);
});

test.each<[string, number, number]>([
  ['3 days to set up, judge after 4 weeks or 50 conversions', 3, 28],
  ['1 day to set up, judge after 30 days', 1, 30],
  ['2 weeks to set up, judge after 3 months', 10, 90],
])('%s agrees with its plan', (timeframe, setUpDays, runsDays) => {
  const problems = problemsOf({timeframe, plan: {...plan, setUpDays, runsDays}}) ?? [];
  expect(problems.filter((problem) => problem.startsWith('timeframe'))).toEqual([]);
});
