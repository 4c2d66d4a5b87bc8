import {useCallback, useMemo} from 'react';
import {filterBy} from '../../../shell/facets/facet';
import {FACETS} from './facets';
import type {Filters} from './filters';
import type {IndexEntry, Library, ListCard} from './library';
import {searchRecipes} from './search';
import {paginate} from './select';
import {sortRecipes} from './sort';
import {useLoaded} from '../../../lib/react/useLoaded';

interface CardsState {
  /** The cards in the order of the entries; undefined until all of them have come. */
  cards: readonly ListCard[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The cards that have come during this visit: Back finds the list as long as it was, and its place in it. */
let seen: readonly ListCard[] = [];

/** The cards of some recipes: those in the page's own data at once, the others once the cards of all have been loaded. */
function useCards(entries: readonly IndexEntry[], {first, loadCards}: Library): CardsState {
  const load = useCallback(async () => {
    seen = (await loadCards()).default;
    return seen;
  }, [loadCards]);
  const isThere = entries.every(({id}) => first.some((card) => card.id === id));
  const {value = seen, failed, retry} = useLoaded(isThere ? null : load);
  const cards = useMemo(() => {
    const all = [...first, ...value];
    const found = entries.flatMap(({id}) => all.find((card) => card.id === id) ?? []);
    return found.length === entries.length ? found : undefined;
  }, [entries, first, value]);
  return {cards, failed, retry};
}

interface Results {
  /** Recipes that the filters leave. */
  matches: number;
  /** The cards of the page in view; undefined until they have come. */
  cards: readonly ListCard[] | undefined;
  page: number;
  pages: number;
  failed: boolean;
  retry: () => void;
}

/** What the filters leave of the library, `plan` being the ids in the visitor's own, and the cards of the page in view. */
export function useResults(library: Library, filters: Filters, plan: readonly string[]): Results {
  const {index} = library;
  const {search, planned, sort} = filters;
  const sorted = useMemo(() => sortRecipes(index, sort), [index, sort]);
  const found = useMemo(() => {
    const answer = searchRecipes(sorted, search);
    return planned ? answer.filter(({id}) => plan.includes(id)) : answer;
  }, [plan, planned, search, sorted]);
  const matching = useMemo(() => filterBy(FACETS, filters, found), [found, filters]);
  const {items, page, pages} = useMemo(() => paginate(matching, filters.page), [matching, filters.page]);
  return {
    ...useCards(items, library),
    matches: matching.length,
    page,
    pages,
  };
}
