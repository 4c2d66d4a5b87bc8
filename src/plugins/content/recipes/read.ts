import type {Recipe} from '../../../data/recipes/schema';
import {itemsOf} from '../collection';
import {checkedItems} from '../problems';
import {recipes as collection} from './collection';

/** Reads every recipe below `siteDir`, sorted by id. Throws one `ContentError` holding all problems of all files. */
export const readRecipes = (siteDir: string): Recipe[] => checkedItems(siteDir, collection);

/** The recipes below `siteDir` that are valid. */
export const allRecipes = (siteDir: string): readonly Recipe[] => itemsOf(siteDir, collection);

/** The recipes of some ids, in the order of the ids; one that no recipe has is left out. */
export const recipesInOrder = (ids: readonly string[] = [], recipes: readonly Recipe[]): Recipe[] =>
  ids.flatMap((id) => recipes.filter((recipe) => recipe.id === id));
