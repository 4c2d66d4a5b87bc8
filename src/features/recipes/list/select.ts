import type {RecipeCardData} from '../../../data/recipes/types';
import {FACETS, type Facet, type Filters} from './filters';

/** Recipes on one page of the list (specification 1 section 9). */
const PAGE_SIZE = 10;

/** The part of a recipe that filters look at. */
export type Filterable = Pick<
  RecipeCardData,
  'id' | 'name' | 'description' | 'objective' | 'channels' | 'effortLevel' | 'expectedImpact' | 'buyingCycle'
>;

const FACET_TEST: {[F in Facet]: (recipe: Filterable, value: NonNullable<Filters[F]>) => boolean} = {
  channel: (recipe, value) => recipe.channels.includes(value),
  effort: (recipe, value) => recipe.effortLevel === value,
  impact: (recipe, value) => recipe.expectedImpact === value,
  stage: (recipe, value) => recipe.buyingCycle === value,
};

function passesFacet<F extends Facet>(recipe: Filterable, facet: F, value: Filters[F]): boolean {
  return value === null || FACET_TEST[facet](recipe, value);
}

/** Case-insensitive substring of name, description or objective (specification 1 section 5). */
function matchesText({name, description, objective}: Filterable, needle: string): boolean {
  return needle === '' || [name, description, objective].some((text) => text.toLowerCase().includes(needle));
}

/** The recipes that pass every filter, in the order given. `savedIds` are the visitor's saved recipes. */
export function filterRecipes<T extends Filterable>(
  recipes: readonly T[],
  filters: Filters,
  savedIds: ReadonlySet<string>,
): T[] {
  const needle = filters.search.trim().toLowerCase();
  return recipes.filter(
    (recipe) =>
      (!filters.saved || savedIds.has(recipe.id)) &&
      (Object.keys(FACETS) as Facet[]).every((facet) => passesFacet(recipe, facet, filters[facet])) &&
      matchesText(recipe, needle),
  );
}

/** How many recipes each value of a facet would show under the other filters in force. */
export function facetCounts<F extends Facet>(
  recipes: readonly Filterable[],
  facet: F,
  filters: Filters,
  savedIds: ReadonlySet<string>,
): Map<(typeof FACETS)[F][number], number> {
  const others = filterRecipes(recipes, {...filters, [facet]: null}, savedIds);
  return new Map(
    FACETS[facet].map((value) => [
      value,
      others.filter((recipe) => passesFacet(recipe, facet, value as Filters[F])).length,
    ]),
  );
}

/** One page of a list, the page number pulled into 1..last, and the number of pages (at least 1). */
export function paginate<T>(items: readonly T[], page: number): {items: T[]; page: number; pages: number} {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  return {items: items.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages};
}
