import type {Recipe} from '../../../data/recipes/schema';
import {buildDay} from '../../lib/buildDay';
import {itemsOf} from '../collection';
import {checkedItems} from '../problems';
import {recipes as collection} from './collection';

/** Reads every recipe below `siteDir`, sorted by id. Throws one `ContentError` holding all problems of all files. */
export const readRecipes = (siteDir: string): Recipe[] => checkedItems(siteDir, collection);

/** Recipes that name only each other, as related and as what they need. */
function amongThemselves(recipes: readonly Recipe[]): readonly Recipe[] {
  const ids = new Set(recipes.map(({id}) => id));
  const known = (list: readonly string[]) => list.filter((id) => ids.has(id));
  return recipes.map((recipe) => ({
    ...recipe,
    related: known(recipe.related),
    ...(recipe.plan && {plan: {...recipe.plan, needs: known(recipe.plan.needs)}}),
  }));
}

/** The recipes that this build has; those whose day is still to come are left out of it, but not of `npm start`. */
export const publishedOf = (recipes: readonly Recipe[]): readonly Recipe[] =>
  process.env.NODE_ENV === 'development'
    ? recipes
    : amongThemselves(recipes.filter(({published}) => published <= buildDay()));

/** Those of the recipes below `siteDir`. */
export const publishedRecipes = (siteDir: string): readonly Recipe[] =>
  publishedOf(itemsOf(siteDir, collection));

/** The recipes of some ids, in the order of the ids; one that no recipe has is left out. */
export const recipesInOrder = (ids: readonly string[] = [], recipes: readonly Recipe[]): Recipe[] =>
  ids.flatMap((id) => recipes.filter((recipe) => recipe.id === id));
