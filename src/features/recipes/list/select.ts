import type {RecipeCardData} from '../../../data/recipes/types';
import {FACETS, type Facet, type Filters} from './filters';

/** Recipes on one page of the list (specification 1 section 9). */
const PAGE_SIZE = 10;

/** The part of a recipe that filters look at. */
export type Filterable = Pick<
  RecipeCardData,
  'id' | 'name' | 'description' | 'objective' | 'channels' | 'effortLevel' | 'expectedImpact' | 'buyingCycle'
>;

const VALUES: Readonly<Record<Facet, (recipe: Filterable) => readonly string[]>> = {
  channel: ({channels}) => channels,
  effort: ({effortLevel}) => [effortLevel],
  impact: ({expectedImpact}) => [expectedImpact],
  stage: ({buyingCycle}) => [buyingCycle],
};
const ALL_FACETS = Object.keys(FACETS) as Facet[];

const texts = new WeakMap<Filterable, string>();

/** What a search looks in, in lower case; kept, because it is looked at for every letter typed. */
function textOf(recipe: Filterable): string {
  const {name, description, objective} = recipe;
  const text = texts.get(recipe) ?? `${name}\n${description}\n${objective}`.toLowerCase();
  texts.set(recipe, text);
  return text;
}

/**
 * The recipes with the text in their name, description or objective, whatever its case (specification 1 section 5);
 * only those of `savedIds` where the visitor asks for what they saved. In the order given.
 */
export function searchRecipes<T extends Filterable>(
  recipes: readonly T[],
  {search, saved}: Pick<Filters, 'search' | 'saved'>,
  savedIds: ReadonlySet<string>,
): T[] {
  const needle = search.trim().toLowerCase();
  return recipes.filter((recipe) => (!saved || savedIds.has(recipe.id)) && textOf(recipe).includes(needle));
}

/** Those of the recipes found that have every value chosen, in the order given. */
export function filterRecipes<T extends Filterable>(found: readonly T[], filters: Filters): T[] {
  const chosen = ALL_FACETS.filter((facet) => filters[facet] !== null);
  return found.filter((recipe) =>
    chosen.every((facet) => VALUES[facet](recipe).includes(filters[facet] ?? '')),
  );
}

/** How many of the recipes found each value of a facet would show under the other values chosen. */
export function facetCounts(
  found: readonly Filterable[],
  facet: Facet,
  filters: Filters,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(FACETS[facet].map((value) => [value, 0]));
  for (const recipe of filterRecipes(found, {...filters, [facet]: null})) {
    for (const value of VALUES[facet](recipe)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** One page of a list, the page number pulled into 1..last, and the number of pages (at least 1). */
export function paginate<T>(items: readonly T[], page: number): {items: T[]; page: number; pages: number} {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  return {items: items.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages};
}
