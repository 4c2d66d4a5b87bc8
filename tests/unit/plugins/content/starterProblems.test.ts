/** @jest-environment node */
import type {Starter} from '@site/src/data/plans/starter';
import {problemsOfStarter} from '@site/src/plugins/content/starterProblems';
import {library, starter} from '../../support/starters';

/** What is wrong with a valid plan after a change: field, value, problem. */
function problemsOf(change: Partial<Starter>) {
  const item = {...starter(), expect: starter().expect.slice(0, 2), ...change};
  const file = 'src/data/plans/starters/a-plan.yaml';
  const entry = {file, id: 'a-plan', item, body: '', bodyLine: 1, lineOf: () => 1};
  return problemsOfStarter(entry, library).map(({field, value, problem}) => [field, value, problem]);
}

const because = 'For a reason.';
const placed = (...ids: string[]) => ids.map((id) => ({id, because}));

test('a plan whose recipes, needs, order and weeks agree has no problem', () => {
  expect(problemsOf({hubs: ['klaviyo-retention']})).toEqual([]);
});

test('what a plan cannot have is reported, each where it is written', () => {
  expect(
    problemsOf({recipes: placed('small', 'large', 'larg', 'small')}).map(([field, , problem]) => [
      field,
      problem,
    ]),
  ).toEqual([
    ['recipes[2].id', 'is a recipe without a plan'],
    ['recipes[3].id', 'is in the plan twice'],
  ]);
  expect(problemsOf({expect: [{recipe: 'before', text: 'A sign.'}]})).toEqual([
    ['expect[0].recipe', 'before', 'is not the id of any recipe of this plan'],
  ]);
});

test('a need is in the plan', () => {
  const recipes = placed('large', 'later', 'before');
  const results = [{recipe: 'large', text: 'The result.'}];
  expect(problemsOf({recipes, expect: results})).toEqual([
    ['recipes[1].id', 'later', 'needs small, which is not in the plan'],
  ]);
});

test('the written order is the one in which the recipes begin', () => {
  expect(problemsOf({recipes: placed('later', 'small', 'large')})).toEqual([
    ['recipes[0].id', 'later', 'is written before small, and begins after it'],
  ]);
});

test('a plan that takes too long is none', () => {
  const [[field, value, problem] = []] = problemsOf({recipes: placed('small', 'large', 'endless')});
  expect([field, value]).toEqual(['daysPerMonth', 6]);
  expect(problem).toMatch(/^gives no plan without a warning: .* weeks/);
});

test('an early sign is seen while its recipe runs', () => {
  const [[field, value, problem] = []] = problemsOf({expect: [{recipe: 'small', week: 20, text: 'A sign.'}]});
  expect([field, value]).toEqual(['expect[0].week', 20]);
  expect(problem).toMatch(/^is outside the weeks in which small runs: 1 to \d$/);
});
