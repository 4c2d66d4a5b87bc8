import type {Recipe} from '../../../data/recipes/schema';
import {toSummary, type RecipeSummary} from '../../../data/recipes/types';
import {fileOf, idsOf, listProblems, placeOf} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import {recipesInOrder, RECIPES_DIR} from '../recipes/read';
import {ADVISORS_DIR, CLIENTS_DIR, type Profiles} from './read';

/** What links to these recipes show; ids that no recipe has are left out (see `recipeProblems`). */
export const summariesOf = (
  ids: readonly string[] | undefined,
  recipes: readonly Recipe[],
): RecipeSummary[] => recipesInOrder(ids, recipes).map(toSummary);

/** Recipes that advisors and clients name and that do not exist. */
export function recipeProblems(
  siteDir: string,
  {advisors, clients}: Pick<Profiles, 'advisors' | 'clients'>,
  recipes: readonly Pick<Recipe, 'id'>[],
): Problem[] {
  const known = {what: 'recipe', ids: idsOf(recipes), use: fileOf(RECIPES_DIR)};
  return [
    ...advisors.map(({id, recipes: ids}) => ({file: `${ADVISORS_DIR}/${id}.yaml`, ids})),
    ...clients.map(({id, recipes: ids}) => ({file: `${CLIENTS_DIR}/${id}.yaml`, ids})),
  ].flatMap(({file, ids}) => listProblems(placeOf(siteDir, file), ['recipes'], ids, known));
}
