import {useMemo} from 'react';
import type {RecipeCardData, RecipeIndexEntry} from '../../../data/recipes/types';
import {serialiseFilters, type Filters} from './filters';
import {toThesaurus, type Synonyms} from '../../search/words/synonyms';
import type {LibraryChunks, LibraryFacts} from './library';
import {nearestRecipes, searchRecipes} from './search';
import {filterRecipes, PAGE_SIZE, paginate, selectRecipes, squareCounts, type Squares} from './select';
import {namesFirst, sortRecipes} from './sort';
import {useCards, useLibraryIndex} from './useLibrary';

/** The data of the list page. */
export interface Library {
  /** Every card of a small library, the first page's of a large one. */
  recipes: readonly RecipeCardData[];
  library: LibraryFacts;
  /** What the search takes for the same word. */
  synonyms: Synonyms;
  /** Where a large library's other cards come from. */
  chunks?: LibraryChunks | undefined;
}

interface Results {
  /** Recipes that the filters leave; undefined until that is known. */
  matches: number | undefined;
  /** The cards of the page in view; undefined until they have come. */
  cards: readonly RecipeCardData[] | undefined;
  page: number;
  pages: number;
  /** The recipes of the selection, where there is one. */
  selected: readonly RecipeIndexEntry[];
  /** Recipes in each square of the map, under the filters other than effort and impact. */
  squares: Squares;
  /** The search that was answered, where a word of the one typed was mended. */
  corrected: string | undefined;
  /** Recipes to look at instead, where a search finds none. */
  nearest: readonly RecipeIndexEntry[];
  failed: boolean;
  retry: () => void;
}

const NONE: readonly RecipeIndexEntry[] = [];

/** What the filters leave of the library, and the cards of the page in view. */
export function useResults({recipes, library, synonyms, chunks}: Library, filters: Filters): Results {
  // The page of a large library holds what it shows before anyone filters or searches, and no more.
  const atRest = chunks !== undefined && serialiseFilters(filters) === '';
  const {index, ...indexState} = useLibraryIndex(recipes, chunks, !atRest);
  const sorted = useMemo(() => sortRecipes(index ?? NONE, filters.sort), [index, filters.sort]);
  const selected = useMemo(() => selectRecipes(sorted, filters.selection), [sorted, filters.selection]);
  const thesaurus = useMemo(() => toThesaurus(synonyms), [synonyms]);
  // The search goes through the library in its original order, whatever order is shown.
  const searched = filters.selection === null ? (index ?? NONE) : selected;
  const {recipes: answer, corrected} = useMemo(
    () => searchRecipes(searched, filters.search, thesaurus),
    [searched, filters.search, thesaurus],
  );
  const found = useMemo(() => {
    const members = new Set(answer);
    const inOrder = answer === searched ? selected : selected.filter((recipe) => members.has(recipe));
    return filters.sort === 'recommended' ? namesFirst(inOrder, corrected ?? filters.search) : inOrder;
  }, [answer, corrected, filters.search, filters.sort, searched, selected]);
  const matching = useMemo(() => filterRecipes(found, filters), [found, filters]);
  const nearest = useMemo(
    () => (matching.length === 0 ? nearestRecipes(index ?? NONE, filters.search, thesaurus) : NONE),
    [matching, index, filters.search, thesaurus],
  );
  const squares = useMemo(
    () =>
      atRest
        ? new Map(Object.entries(library.squares))
        : squareCounts(filterRecipes(found, {...filters, effort: null, impact: null})),
    [atRest, found, filters, library],
  );
  const {items, page, pages} = useMemo(() => paginate(matching, filters.page), [matching, filters.page]);
  const {cards, ...cardsState} = useCards(items, index ?? NONE, chunks);
  return {
    matches: index && (atRest ? library.total : matching.length),
    cards: index && cards,
    page,
    pages: atRest ? Math.ceil(library.total / PAGE_SIZE) : pages,
    selected,
    squares,
    corrected,
    nearest,
    failed: indexState.failed || cardsState.failed,
    retry: indexState.failed ? indexState.retry : cardsState.retry,
  };
}
