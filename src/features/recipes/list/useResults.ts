import {useCallback, useMemo} from 'react';
import {filterBy} from '../../../shell/facets/facet';
import {FACETS} from './facets';
import type {Filters} from './filters';
import type {IndexEntry, Library, ListCard} from './library';
import {searchRecipes} from './search';
import {PAGE_SIZE, paginate} from './select';
import {sortRecipes} from './sort';
import {useLoaded} from '../../../lib/react/useLoaded';

interface CardsState {
  /** The cards in the order of the entries; undefined until all of them have come. */
  cards: readonly ListCard[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** Cards that have come during this visit: Back finds the list as long as it was, and its place in it. */
const seen = new WeakMap<Library['pages'], Set<ListCard>>();

/** The cards of some recipes: those in the page's own data at once, the others once their pages of the library are loaded. */
function useCards(
  entries: readonly IndexEntry[],
  index: readonly IndexEntry[],
  {first, pages}: Library,
): CardsState {
  const places = [...new Set(entries.map((entry) => Math.floor(index.indexOf(entry) / PAGE_SIZE)))]
    .filter((place) => place > 0)
    .sort()
    .join();
  const load = useCallback(async () => {
    const loaders = places.split(',').flatMap((place) => pages[Number(place)] ?? []);
    const modules = await Promise.all(loaders.map((loadCards) => loadCards()));
    const cards = modules.flatMap((module) => module.default);
    seen.set(pages, new Set([...(seen.get(pages) ?? []), ...cards]));
    return cards;
  }, [pages, places]);
  const {value, failed, retry} = useLoaded(places === '' ? null : load);
  const cards = useMemo(() => {
    const known = new Map(
      [...(seen.get(pages) ?? []), ...first, ...(value ?? [])].map((card) => [card.id, card]),
    );
    const found = entries.flatMap(({id}) => known.get(id) ?? []);
    return found.length === entries.length ? found : undefined;
  }, [entries, first, pages, value]);
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
    ...useCards(items, index, library),
    matches: matching.length,
    page,
    pages,
  };
}
