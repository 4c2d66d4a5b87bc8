import type {Starter} from '@site/src/data/plans/starter';
import type {PlanRecipe} from '@site/src/features/recipes/plan/plan';
import {planRecipe} from './planRecipe';

const recipe = (id: string, plan: Partial<PlanRecipe> = {}) =>
  planRecipe({id, name: `Recipe ${id}`, setUpDays: 3, runsDays: 30, ...plan});

/** A small library: a light recipe, a heavy one with more impact, one that needs the light one, one beside them. */
export const library = [
  recipe('small', {setUpDays: 1, spend: {from: 1_000, to: 1_001}}),
  recipe('large', {setUpDays: 5, runsDays: 61, expectedImpact: 'High', spend: {from: 333, to: 777}}),
  recipe('later', {needs: ['small']}),
  recipe('before'),
  recipe('endless', {runsDays: 300}),
];

/** A valid plan of three of them. */
export const starter = (): Starter => ({
  id: 'a-plan',
  title: 'A plan',
  oneLine: 'What it does.',
  page: {title: 'A plan', description: 'A plan for testing, described in a sentence that is long enough.'},
  keywords: ['one', 'two', 'three'],
  situation: ['This is so.'],
  forWhom: ['One', 'Two'],
  notFor: ['Three', 'Four'],
  daysPerMonth: 6,
  recipes: [
    {id: 'small', because: 'First.'},
    {id: 'large', because: 'Second.'},
    {id: 'later', because: 'Third.'},
  ],
  expect: [
    {recipe: 'large', text: 'The result.'},
    {recipe: 'small', week: 3, text: 'A sign.'},
    {recipe: 'gone', text: 'Of a recipe that is not in the plan.'},
  ],
  afterwards: 'Go on.',
  hubs: [],
});
