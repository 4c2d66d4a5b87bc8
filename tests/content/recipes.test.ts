import path from 'node:path';
import {relatedAmong} from '../../src/data/recipes/related';
import {findChanges, stalePages} from '../../src/plugins/content/recipes/generate';
import {readRecipes} from '../../src/plugins/content/recipes/read';

const root = path.resolve(__dirname, '../..');
const recipes = readRecipes(root);
const relatedTo = relatedAmong(recipes);

test('the generated pages are up to date', () => {
  expect(stalePages(findChanges(root, recipes))).toEqual([]);
});

test('every recipe has four related recipes, and never itself', () => {
  for (const recipe of recipes) {
    const related = relatedTo(recipe).map(({id}) => id);
    expect(related).toHaveLength(Math.min(4, recipes.length - 1));
    expect(related).not.toContain(recipe.id);
  }
});
