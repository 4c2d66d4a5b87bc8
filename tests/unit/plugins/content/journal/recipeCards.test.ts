import {namedRecipes, recipeCardProblems} from '@site/src/plugins/content/journal/recipeCards';
import {recipe} from '../../../support/recipes';

const recipes = [recipe({id: 'a', name: 'A', timeframe: '4 weeks'}), recipe({id: 'b', name: 'B'})];
const problems = (body: string) =>
  recipeCardProblems([{file: 'blog/an-entry.mdx', body, bodyLine: 20}], recipes);

test('a known id brings what the card shows, and no other recipe', () => {
  expect(namedRecipes('Text.\n\n<RecipeCard id="a" />\n', recipes)).toEqual({
    a: {
      id: 'a',
      name: 'A',
      timeframe: '4 weeks',
      channels: recipes[0]?.channels,
      buyingCycle: recipes[0]?.buyingCycle,
      effortLevel: recipes[0]?.effortLevel,
      expectedImpact: recipes[0]?.expectedImpact,
    },
  });
  expect(problems('<RecipeCard id=\'a\' />\n<RecipeCard\n  id="b"\n/>\n')).toEqual([]);
});

test.each([
  ['an unknown id', 'Text.\n\n<RecipeCard id="gone" />', 'gone'],
  ['no id', 'Text.\n\n<RecipeCard />', undefined],
  ['code in place of an id', 'Text.\n\n<RecipeCard id={a} />', undefined],
])('%s is told with its place', (_, body, value) => {
  expect(problems(body)).toEqual([
    expect.objectContaining({file: 'blog/an-entry.mdx', line: 22, value, problem: 'names no recipe'}),
  ]);
});

test('a card in code is only shown', () => {
  const shown = 'Write `<RecipeCard id="gone" />`:\n\n```mdx\n<RecipeCard id="gone" />\n```\n';
  expect(problems(shown)).toEqual([]);
  expect(namedRecipes(shown, recipes)).toEqual({});
});
