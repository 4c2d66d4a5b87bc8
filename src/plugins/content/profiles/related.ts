import type {Recipe} from '../../../data/recipes/schema';
import {toSummary, type RecipeSummary} from '../../../data/recipes/types';
import type {Problem} from '../../lib/problems';
import {ADVISORS_DIR, CLIENTS_DIR, type Profiles} from './read';

/** What links to these recipes show; ids that no recipe has are left out (see `recipeProblems`). */
export function summariesOf(ids: readonly string[] = [], recipes: readonly Recipe[]): RecipeSummary[] {
  return ids.flatMap((id) => recipes.filter((recipe) => recipe.id === id)).map(toSummary);
}

/** Recipes that advisors and clients name and that do not exist. */
export function recipeProblems({advisors, clients}: Profiles, recipes: readonly Recipe[]): Problem[] {
  const known = new Set(recipes.map(({id}) => id));
  return [
    ...advisors.map(({id, recipes: ids = []}) => ({file: `${ADVISORS_DIR}/${id}.yaml`, ids})),
    ...clients.map(({id, recipes: ids = []}) => ({file: `${CLIENTS_DIR}/${id}.yaml`, ids})),
  ].flatMap(({file, ids}) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => ({
        file,
        field: `recipes[${ids.indexOf(id)}]`,
        value: id,
        problem: 'is not the id of any recipe',
        remedy: 'Use the id of a file in src/data/recipes, without .yaml.',
      })),
  );
}
