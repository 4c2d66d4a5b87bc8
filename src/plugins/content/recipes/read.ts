import type {AllContent} from '@docusaurus/types';
import {recipeSchema, type Recipe} from '../../../data/recipes/schema';
import {buildDay} from '../../lib/buildDay';
import {duplicateProblems, idsIn, readFolder} from '../../lib/contentFolder';
import {throwAny, type Problem} from '../../lib/problems';
import {loaded} from '../loaded';
import {CLIENTS_DIR} from '../profiles/read';
import {circleProblems, namedProblems, readSurfaces, RECIPES_DIR, unplannedNeeds} from './references';

export {RECIPES_DIR};

/**
 * The recipes below `siteDir` whose fields are valid, sorted by id, and all problems of all files. `complete` says that
 * these are all that there are, and that they can be put in an order, whatever else is wrong with what they name.
 */
export function recipesIn(siteDir: string): {recipes: Recipe[]; complete: boolean; problems: Problem[]} {
  const {entries, problems, ids} = readFolder(siteDir, RECIPES_DIR, recipeSchema);
  const {surfaces, problems: ofSurfaces} = readSurfaces(siteDir);
  // By the names of their files: whether a client can be read is said where clients are.
  const clients = new Set(idsIn(siteDir, CLIENTS_DIR).map(({id}) => id));
  const circles = circleProblems(entries);
  return {
    recipes: entries.map(({item}) => item),
    complete: problems.length === 0 && circles.length === 0,
    problems: [
      ...ofSurfaces,
      ...problems,
      ...entries.flatMap((entry) => namedProblems(entry, {siteDir, ids, surfaces, clients})),
      ...unplannedNeeds(entries),
      ...circles,
      ...duplicateProblems(entries, 'id'),
      ...duplicateProblems(entries, 'name'),
    ],
  };
}

/** Reads every recipe below `siteDir`, sorted by id. Throws one `ContentError` holding all problems of all files. */
export function readRecipes(siteDir: string): Recipe[] {
  const {recipes, problems} = recipesIn(siteDir);
  throwAny(problems);
  return recipes;
}

/**
 * The recipes as the recipes plugin read them, for the `allContentLoaded` of another: to read and check 5,000 files
 * takes seconds.
 */
export const allRecipes = (allContent: AllContent): readonly Recipe[] => loaded(allContent, 'recipes');

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

/** The recipes of some ids, in the order of the ids; one that no recipe has is left out. */
export const recipesInOrder = (ids: readonly string[] = [], recipes: readonly Recipe[]): Recipe[] =>
  ids.flatMap((id) => recipes.filter((recipe) => recipe.id === id));

/** Of the recipes as the recipes plugin read them, those that this build has. */
export const loadedRecipes = (allContent: AllContent): readonly Recipe[] =>
  publishedOf(allRecipes(allContent));
