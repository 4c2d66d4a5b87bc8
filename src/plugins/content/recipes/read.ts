import type {Recipe} from '../../../data/recipes/schema';

/** The recipes of some ids, in the order of the ids; one that no recipe has is left out. */
export const recipesInOrder = (ids: readonly string[] = [], recipes: readonly Recipe[]): Recipe[] =>
  ids.flatMap((id) => recipes.filter((recipe) => recipe.id === id));
