import type {FinderRule} from '@site/src/data/plans/finder';
import {CHANNELS} from '@site/src/data/recipes/taxonomy';
import {
  completeAnswers,
  parseAnswers,
  serialiseAnswers,
  type Answers,
} from '@site/src/features/recipes/plan/answers';
import {starterFor, suggest} from '@site/src/features/recipes/plan/suggest';
import type {PlanRecipe} from '@site/src/features/recipes/plan/types';
import {planRecipe} from '../../../support/planRecipe';
import {starterLink} from '../../../support/starterLink';

const recipe = (id: string, part: Partial<PlanRecipe> = {}) =>
  planRecipe({id, name: id.toUpperCase(), ...part});
const rule = (id: string, part: Partial<FinderRule> = {}): FinderRule => ({
  recipe: id,
  because: `Because of ${id}.`,
  ...part,
});
const ONE = CHANNELS.slice(0, 1);
const ANOTHER = CHANNELS.slice(1, 2);

/** What is suggested to a visitor worried about cost; without rules, each recipe has one, in their order. */
const suggested = (
  recipes: readonly PlanRecipe[],
  answers: Partial<Answers> = {},
  cost: FinderRule[] = recipes.map(({id}) => rule(id)),
) =>
  suggest(
    {revenue: '30k-150k', channels: [], worry: 'cost', days: 6, ...answers},
    {cost, repeat: [], traffic: [], conversion: [], cash: []},
    recipes,
  );
const idsOf = (...given: Parameters<typeof suggested>) => suggested(...given).map(({recipe: {id}}) => id);

test('suggestions are in the order of the rules, five at most, each with the reason of its rule', () => {
  const recipes = ['f', 'a', 'e', 'b', 'd', 'c'].map((id) => recipe(id));
  expect(idsOf(recipes)).toEqual(['f', 'a', 'e', 'b', 'd']);
  expect(suggested(recipes)[1]?.because).toBe('Because of a.');
});

test('what a recipe needs comes before it, and says why it is there', () => {
  const recipes = [recipe('a', {needs: ['b']}), recipe('b', {needs: ['c']}), recipe('c')];
  const suggestions = suggested(recipes, {}, [rule('a'), rule('c')]);
  expect(suggestions.map(({recipe: {id}, because}) => [id, because])).toEqual([
    ['c', 'Because of c.'],
    ['b', '“A” builds on it, so it goes first.'],
    ['a', 'Because of a.'],
  ]);
});

test('what two needs of a recipe need themselves is suggested once', () => {
  const recipes = [
    recipe('a', {needs: ['b', 'c']}),
    recipe('b', {needs: ['d']}),
    recipe('c', {needs: ['d']}),
    recipe('d'),
  ];
  expect(idsOf(recipes, {}, [rule('a')])).toEqual(['d', 'b', 'c', 'a']);
});

test('a recipe that cannot be planned is left out, with what needs it', () => {
  expect(
    idsOf([recipe('a', {needs: ['gone']}), recipe('b')], {}, [rule('a'), rule('b'), rule('gone')]),
  ).toEqual(['b']);
});

test('a rule for a channel, or for more or less revenue, is left out where it does not fit', () => {
  const recipes = ['a', 'b', 'c', 'd', 'e'].map((id) => recipe(id));
  const rules = [
    rule('a', {channels: ONE}),
    rule('b', {channels: [...ONE, ...ANOTHER]}),
    rule('c', {from: '150k-600k'}),
    rule('d', {to: 'under-30k'}),
    rule('e', {from: '30k-150k', to: '30k-150k'}),
  ];
  expect(idsOf(recipes, {}, rules)).toEqual(['e']);
  expect(idsOf(recipes, {channels: ANOTHER}, rules)).toEqual(['b', 'e']);
  expect(idsOf(recipes, {channels: ONE, revenue: 'over-600k'}, rules)).toEqual(['a', 'b', 'c']);
});

test('where three fit, the set-up stays within a quarter, and no two are on one surface', () => {
  const recipes = [
    recipe('a', {setUpDays: 10, occupies: ['sms']}),
    recipe('b', {setUpDays: 9}),
    recipe('c', {setUpDays: 4, occupies: ['sms']}),
    recipe('d', {setUpDays: 4}),
    recipe('e', {setUpDays: 4}),
  ];
  expect(idsOf(recipes, {days: 6})).toEqual(['a', 'd', 'e']);
  expect(idsOf(recipes, {days: 12})).toEqual(['a', 'b', 'd', 'e']);
});

test('where fewer than three fit, those with the least set-up fill up', () => {
  const recipes = [
    recipe('a', {setUpDays: 3}),
    recipe('b', {setUpDays: 30}),
    recipe('c', {setUpDays: 20}),
    recipe('d', {setUpDays: 10}),
  ];
  expect(idsOf(recipes, {days: 1})).toEqual(['a', 'd', 'c']);
});

test('answers come back from the address, and what makes no sense counts as not given', () => {
  const answers: Answers = {revenue: '30k-150k', channels: ['Meta Ads', 'Email'], worry: 'cash', days: 4};
  expect(parseAnswers(`${serialiseAnswers(answers)}&days=4`)).toEqual(answers);
  expect(parseAnswers('channels=email&channels=meta-ads').channels).toEqual(['Meta Ads', 'Email']);
  expect(completeAnswers(parseAnswers('revenue=a-lot&worry=__proto__&channels=fax&days=x'))).toBeUndefined();
  expect(completeAnswers({revenue: 'over-600k', worry: 'cost'})).toMatchObject({channels: [], days: 6});
});

test('a starter plan is for its worry and revenue, and for those who use all of its channels', () => {
  const written = starterLink({finder: {worry: 'cost', revenue: '30k-150k', channels: [...ONE, ...ANOTHER]}});
  const found = (answers: Partial<Answers>) =>
    starterFor({worry: 'cost', revenue: '30k-150k', channels: [...CHANNELS], days: 6, ...answers}, [written]);
  expect(found({})).toBe(written);
  expect(found({worry: 'cash'})).toBeUndefined();
  expect(found({revenue: 'over-600k'})).toBeUndefined();
  expect(found({channels: ONE})).toBeUndefined();
});
