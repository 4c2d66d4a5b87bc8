import type {RecipeCardData, RecipeIndexEntry} from '../../../data/recipes/types';

/** Loads the cards of one page of the list in its first order. */
export type CardsLoader = () => Promise<{default: readonly RecipeCardData[]}>;

/** The data of the list page, the same at every size of the library. */
export interface Library {
  /** What search, filters, order, map and counts need of every recipe, in the list's first order. */
  index: readonly RecipeIndexEntry[];
  /** The cards of the first page, which are in its HTML. */
  first: readonly RecipeCardData[];
  /** Day on which the library changed last, as `2025-03-11`. */
  updated: string;
  /** The cards of each page of the index. */
  pages: readonly CardsLoader[];
}
