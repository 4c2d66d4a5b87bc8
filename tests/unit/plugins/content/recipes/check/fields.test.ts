/** @jest-environment node */
import type {Recipe} from '@site/src/data/recipes/schema';
import {recipeProblems} from '@site/src/plugins/content/recipes/check/fields';
import {readCollection} from '@site/src/plugins/content/collection';
import {recipes} from '@site/src/plugins/content/recipes/collection';
import {CASE, recipe} from '../../../../support/recipes';
import {useSmallSite} from '../../../../../support/smallSite';

const site = useSmallSite();

test('a recipe whose plan asks for money cannot say that it needs none', () => {
  const plan = {setUpDays: 1, runsDays: 7, needs: [], occupies: [], spend: {from: 100, to: 200}};
  const found = (investmentRequired: boolean) =>
    readCollection(site.path(), recipes)
      .entries.flatMap((entry) => recipeProblems({...entry, item: {...entry.item, investmentRequired, plan}}))
      .filter(({field}) => field === 'investmentRequired');
  expect(found(true)).toEqual([]);
  expect(found(false)).toMatchObject([{problem: 'is false, and plan.spend asks for money'}]);
});

const problemsOf = (part: Parameters<typeof recipe>[0]) =>
  recipeProblems({file: 'r.yaml', item: recipe({...FINE, ...part}), lineOf: () => undefined}).map(
    ({field, problem}) => `${field} ${problem}`,
  );
const FINE = {
  description: Array<string>(30).fill('word').join(' '),
  caseStudy: `${Array<string>(45).fill('word').join(' ')} 5.`,
};
const step = (part: Partial<Recipe['steps'][number]> = {}): Recipe['steps'][number] => ({
  phase: 'launch',
  do: 'Send it',
  how: 'Send it to all.',
  ...part,
});
const six = (last: Recipe['steps'][number]) => [...Array<typeof last>(5).fill(step()), last];
const plan = {setUpDays: 5, runsDays: 60, needs: [], occupies: []};
const timeframe = '5 days to set up, judge after 60 days';

test.each<[string, Parameters<typeof recipe>[0], string]>([
  [
    'phases out of order',
    {steps: six(step({phase: 'prepare'}))},
    'steps[5].phase comes after a later part of the work',
  ],
  [
    'lots drawn after the launch',
    {steps: six(step({do: 'Draw two halves'}))},
    'steps[5].do draws lots or sets a group aside after the launch',
  ],
  [
    'a long step',
    {steps: six(step({how: Array<string>(60).fill('word').join(' ')}))},
    'steps[5].how has 62 words with its task, and may have 60 at most',
  ],
  [
    'figures everywhere',
    {steps: Array.from({length: 6}, () => step({how: 'Wait 3 days.'}))},
    'steps have a figure in 100 % of the sentences that say how, and may have one in 25 %',
  ],
  [
    'a paper that is not there',
    {steps: six(step({paper: 'a.csv'}))},
    'steps[5].paper is not among the papers',
  ],
  [
    'a calculator that is not there',
    {steps: six(step({calculator: 'discount'}))},
    'steps[5].calculator is not among the calculators',
  ],
  ['more effort than it says', {plan, timeframe}, 'effortLevel is not what 5 days of set-up make it'],
  [
    'less impact than it says',
    {case: {...CASE, left: {eur: 100, months: 1, hours: 1}}},
    'expectedImpact is not what the case makes it, which left 0.10 % of revenue a month',
  ],
  [
    'a whole that is none',
    {
      picture: {
        kind: 'split',
        title: 'T',
        whole: 'All',
        parts: [
          {label: 'a', share: 50},
          {label: 'b', share: 40},
        ],
      },
    },
    'picture has shares that come to 90',
  ],
])('a recipe with %s', (_, part, problem) => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf(part)).toEqual([problem]);
});
