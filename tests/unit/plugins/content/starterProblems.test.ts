/** @jest-environment node */
import type {Starter} from '@site/src/data/plans/starter';
import {problemsOfStarter} from '@site/src/plugins/content/starter';
import {mistakeOf} from '../../../support/problems';
import {library, starter} from '../../support/starters';

/** What is wrong with a valid plan after a change: field, value, problem. */
function problemsOf(change: Partial<Starter>) {
  const item = {...starter(), expect: starter().expect.slice(0, 2), ...change};
  const file = 'src/data/plans/starters/a-plan.yaml';
  const entry = {file, id: 'a-plan', item, body: '', bodyLine: 1, lineOf: () => 1};
  return problemsOfStarter(entry, library).map(({field, value, problem}) => [
    field,
    value,
    mistakeOf(problem),
  ]);
}

const because = 'For a reason.';
const placed = (...ids: string[]) => ids.map((id) => ({id, because}));

test('a plan whose recipes, needs, order and weeks agree has no problem', () => {
  expect(problemsOf({hubs: ['klaviyo-retention']})).toEqual([]);
});

test('what a plan cannot have is reported, each where it is written', () => {
  expect(problemsOf({recipes: placed('small', 'large', 'larg')})).toEqual([
    ['recipes[2].id', 'larg', 'is a recipe without a plan'],
  ]);
  expect(problemsOf({expect: [{recipe: 'before', text: 'A sign.'}]})).toEqual([
    ['expect[0].recipe', 'before', 'is no recipe of this plan'],
  ]);
});

test.each([
  ['that takes too long', ['small', 'large', 'endless'], /weeks/],
  ['without what a recipe needs', ['large', 'later', 'before'], /small/i],
])('a plan %s is none', (_, ids, said) => {
  const [[field, , problem] = []] = problemsOf({
    recipes: placed(...ids),
    expect: [{recipe: 'large', text: 'The result.'}],
  });
  expect(field).toBe('recipes');
  expect(problem).toMatch(/^make no plan without a warning: /);
  expect(problem).toMatch(said);
});
