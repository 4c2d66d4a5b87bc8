import type {Recipe} from '../../../data/recipes/schema';
import {toSummary, type RecipeSummary} from '../../../data/recipes/types';
import {fileOf} from '../../lib/contentFolder';
import {placeOfField} from '../../lib/fieldPlace';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {RECIPES_DIR} from '../recipes/references';
import {ADVISORS_DIR, CLIENTS_DIR, type Profiles} from './read';

/** What links to these recipes show; ids that no recipe has are left out (see `recipeProblems`). */
export function summariesOf(ids: readonly string[] = [], recipes: readonly Recipe[]): RecipeSummary[] {
  return ids.flatMap((id) => recipes.filter((recipe) => recipe.id === id)).map(toSummary);
}

/** Recipes that advisors and clients name and that do not exist. */
export function recipeProblems(
  siteDir: string,
  {advisors, clients}: Pick<Profiles, 'advisors' | 'clients'>,
  recipes: readonly Pick<Recipe, 'id'>[],
): Problem[] {
  const known = recipes.map(({id}) => id);
  return [
    ...advisors.map(({id, recipes: ids = []}) => ({file: `${ADVISORS_DIR}/${id}.yaml`, ids})),
    ...clients.map(({id, recipes: ids = []}) => ({file: `${CLIENTS_DIR}/${id}.yaml`, ids})),
  ].flatMap(({file, ids}) =>
    ids
      .filter((id) => !known.includes(id))
      .map((id) => ({
        file,
        ...placeOfField(siteDir, file, ['recipes', ids.indexOf(id)]),
        value: id,
        problem: 'is not the id of any recipe',
        remedy: `${didYouMean(id, known)}${fileOf(RECIPES_DIR)}`,
      })),
  );
}
