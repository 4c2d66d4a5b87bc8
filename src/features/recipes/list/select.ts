import type {Level} from '../../../data/recipes/taxonomy';
import type {RecipeIndexEntry} from '../../../data/recipes/types';
import {FACET_LIST, FACETS, type FacetName} from './facets';
import type {Filters} from './filters';

/** Recipes on one page of the list. */
export const PAGE_SIZE = 10;

const texts = new WeakMap<RecipeIndexEntry, string>();

/** What a search looks in, in lower case; kept, because it is looked at for every letter typed. */
function textOf(recipe: RecipeIndexEntry): string {
  const {name, description, objective} = recipe;
  const text = texts.get(recipe) ?? `${name}\n${description}\n${objective}`.toLowerCase();
  texts.set(recipe, text);
  return text;
}

/** The recipes with the text in their name, description or objective, whatever its case. In the order given. */
export function searchRecipes<T extends RecipeIndexEntry>(
  recipes: readonly T[],
  search: string,
): readonly T[] {
  const needle = search.trim().toLowerCase();
  return needle === '' ? recipes : recipes.filter((recipe) => textOf(recipe).includes(needle));
}

/** Those of the recipes that a selection names; all of them where there is none. Unknown ids count for nothing. */
export function selectRecipes<T extends RecipeIndexEntry>(
  recipes: readonly T[],
  selection: Filters['selection'],
): readonly T[] {
  return selection === null ? recipes : recipes.filter(({id}) => selection.includes(id));
}

/** Those of the recipes that have every value chosen, in the order given. */
export function filterRecipes<T extends RecipeIndexEntry>(
  recipes: readonly T[],
  filters: Pick<Filters, FacetName>,
): readonly T[] {
  const chosen = FACET_LIST.flatMap(({name, valuesOf}) => {
    const value = filters[name];
    return value === null ? [] : [{value, valuesOf}];
  });
  return chosen.length === 0
    ? recipes
    : recipes.filter((recipe) => chosen.every(({value, valuesOf}) => valuesOf(recipe).includes(value)));
}

/** How many of the recipes each value of a facet would show under the other values chosen. */
export function facetCounts(
  recipes: readonly RecipeIndexEntry[],
  facet: FacetName,
  filters: Pick<Filters, FacetName>,
): ReadonlyMap<string, number> {
  const {values, valuesOf} = FACETS[facet];
  const counts = new Map<string, number>(values.map((value) => [value, 0]));
  for (const recipe of filterRecipes(recipes, {...filters, [facet]: null})) {
    for (const value of valuesOf(recipe)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many recipes are in each square of the impact and effort map, by `squareKey`. */
export type Squares = ReadonlyMap<string, number>;

/** The key of a square of the impact and effort map. */
export const squareKey = (effort: Level, impact: Level): string => `${effort} ${impact}`;

/** How many of the recipes are in each square of the impact and effort map. */
export function squareCounts(recipes: readonly RecipeIndexEntry[]): Squares {
  const counts = new Map<string, number>();
  for (const {effortLevel, expectedImpact} of recipes) {
    const key = squareKey(effortLevel, expectedImpact);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** One page of a list, the page number pulled into 1..last, and the number of pages (at least 1). */
export function paginate<T>(items: readonly T[], page: number): {items: T[]; page: number; pages: number} {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  return {items: items.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages};
}
