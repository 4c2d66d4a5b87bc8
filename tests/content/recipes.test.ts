import {relatedTo} from '../../src/data/recipes/related';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '../../src/plugins/content/kinds';

const recipes = contentOf(ROOT).items('recipe');

test('every recipe has four related recipes, and never itself', () => {
  for (const recipe of recipes) {
    const related = relatedTo(recipe, recipes).map(({id}) => id);
    expect(related).toHaveLength(Math.min(4, recipes.length - 1));
    expect(related).not.toContain(recipe.id);
  }
});
