import type {Recipe} from '../../../data/recipes/schema';

/** The recipes of some ids, in the order of the ids; one that no recipe has is left out. */
export const recipesInOrder = (ids: readonly string[] = [], recipes: readonly Recipe[]): Recipe[] =>
  ids.flatMap((id) => recipes.filter((recipe) => recipe.id === id));

/** The day on which any of the recipes was published or reviewed last, as `2025-03-11`. */
export const lastChange = (recipes: readonly Pick<Recipe, 'published' | 'reviewed'>[]): string | undefined =>
  recipes
    .flatMap(({published, reviewed}) => [published, reviewed.on])
    .sort()
    .at(-1);
