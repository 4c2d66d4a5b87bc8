import {namedRecipes, unknownCards} from '@site/src/plugins/content/recipeCards';
import {cardOf} from '@site/src/data/recipes/card';
import {recipe} from '../../support/recipes';

const recipes = [recipe({id: 'a', name: 'A', timeframe: '4 weeks'}), recipe({id: 'b', name: 'B'})];
const problems = (body: string) =>
  unknownCards({file: 'blog/an-entry.mdx', body, bodyLine: 20}, new Set(['a', 'b']));

test('a known id brings what the card shows, and no other recipe', () => {
  expect(namedRecipes('Text.\n\n<RecipeCard id="a" />\n', recipes)).toEqual({
    a: cardOf(recipes[0] ?? recipe()),
  });
  expect(problems('<RecipeCard id=\'a\' />\n<RecipeCard\n  id="b"\n/>\n')).toEqual([]);
});

test.each([
  ['an unknown id', 'Text.\n\n<RecipeCard id="gone" />', 'gone'],
  ['no id', 'Text.\n\n<RecipeCard />', undefined],
  ['code in place of an id', 'Text.\n\n<RecipeCard id={a} />', undefined],
])('%s is told with its place', (_, body, value) => {
  expect(problems(body)).toEqual([
    expect.objectContaining({
      file: 'blog/an-entry.mdx',
      line: 22,
      value,
      problem: expect.stringMatching(/^names no recipe/) as string,
    }),
  ]);
});

test.each([
  ['code', 'Write `<RecipeCard id="gone" />`:\n\n```mdx\n<RecipeCard id="gone" />\n```\n'],
  ['a block between tildes', '~~~mdx\n<RecipeCard id="gone" />\n~~~\n'],
  ['a block within a list', '- Write:\n\n  ```mdx\n  <RecipeCard id="gone" />\n  ```\n'],
  ['a comment', '{/* <RecipeCard id="gone" /> */}\n'],
])('a card in %s is no card, and the one below it is', (_, shown) => {
  expect(problems(shown)).toEqual([]);
  expect(
    Object.keys(namedRecipes(`${shown.replaceAll('gone', 'b')}\n<RecipeCard id="a" />\n`, recipes)),
  ).toEqual(['a']);
});
