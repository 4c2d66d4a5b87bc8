/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Recipe} from '@site/src/data/recipes/schema';
import {recipeProblems, unusedPapers} from '@site/src/plugins/content/recipes/check';
import {recipe} from '../../../support/recipes';

const FINE = {
  description: Array<string>(30).fill('word').join(' '),
  caseStudy: Array<string>(45).fill('word').join(' '),
};
const problemsOf = (part: Parameters<typeof recipe>[0]) =>
  recipeProblems({file: 'r.yaml', item: recipe({...FINE, ...part}), lineOf: () => undefined}).map(
    ({field, problem}) => `${field} ${problem}`,
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
  ['a short description', {description: 'Short.'}, /^description has 1 where 25 to 45/],
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
    'another timeframe than its plan',
    {plan, timeframe: '3 weeks to set up, judge after 4 weeks'},
    /^timeframe/,
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
  ['a whole that is none', {picture: {kind: 'split', title: 'T', whole: 'All', parts}}, /come to 90/],
])('a recipe with %s', (_, part, problem) => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf(part)).toEqual([expect.stringMatching(problem)]);
});

test('a paper that no recipe offers is named', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'papers-'));
  expect(unusedPapers(site, [])).toEqual([]);
  fs.mkdirSync(path.join(site, 'static/papers/a-recipe'), {recursive: true});
  for (const file of ['a-recipe/list.sql', 'a-recipe/old.sql', 'loose.txt', '.DS_Store']) {
    fs.writeFileSync(path.join(site, 'static/papers', file), 'x');
  }
  const offering = recipe({id: 'a-recipe', papers: [{file: 'list.sql', label: 'The list'}]});
  const unused = unusedPapers(site, [offering]).map(({file}) => file);
  expect(unused.sort()).toEqual(['static/papers/a-recipe/old.sql', 'static/papers/loose.txt']);
  fs.rmSync(site, {recursive: true});
});
