import type {RecipeCardData, RecipeIndexEntry, RecipeSummary} from '../../../data/recipes/types';

/**
 * A small library's cards are all in the list's own data, about 1 KB each compressed; a larger one's are loaded by need. The
 * library may grow to 5,000 recipes, and tests/bench measures the site with so many.
 */
export const ONE_MODULE_LIMIT = 60;

/** Cards in one chunk of a large library: few, because the ten of a page may come from ten chunks. */
export const CHUNK_SIZE = 25;

/** Links on one page of a large library's index. */
export const INDEX_PAGE_SIZE = 500;

/** What the list page says about the library as a whole. */
export interface LibraryFacts {
  total: number;
  /** Day on which the newest recipe was published, as `2025-03-11`. */
  updated: string;
  /** Recipes in each square of the impact and effort map. */
  squares: Readonly<Record<string, number>>;
  /** Pages of the plain index; 0 where the list page holds it itself. */
  indexPages: number;
}

/** Loads what the list page of a large library does not hold itself. */
export interface LibraryChunks {
  /** Every recipe, in the order of the chunks. */
  index: () => Promise<{default: readonly RecipeIndexEntry[]}>;
  cards: readonly (() => Promise<{default: readonly RecipeCardData[]}>)[];
}

/** One page of the plain index of a large library. */
export interface IndexPage {
  number: number;
  pages: number;
  recipes: readonly RecipeSummary[];
}
