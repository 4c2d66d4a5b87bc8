import type {Recipe} from '../../../data/recipes/schema';

/** That a recipe was published, or changed later. */
export interface RecipeChange {
  recipe: Recipe;
  /** The day, as `2026-11-21`. */
  on: string;
  kind: 'new' | 'changed';
  /** What is new; of a new recipe, what it is. */
  text: string;
}

/** When recipes were published and what has changed since, the newest first; of one day, by id and in the order written. */
export function changesOf(recipes: readonly Recipe[]): RecipeChange[] {
  return recipes
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((recipe): RecipeChange[] => [
      {recipe, on: recipe.published, kind: 'new', text: recipe.description},
      ...(recipe.history ?? []).map(({on, change}): RecipeChange => ({
        recipe,
        on,
        kind: 'changed',
        text: change,
      })),
    ])
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? 1 : -1));
}
