import {useCallback, useMemo} from 'react';
import {useLoaded} from '../../../lib/react/useLoaded';
import type {Filters} from './filters';
import type {IndexEntry, Library, ListCard} from './library';
import {resultsOf, sortRecipes} from './results';

/** The cards that have come during this visit: Back finds the list as long as it was, and its place in it. */
let seen: readonly ListCard[] = [];

/** The cards of some recipes: those in the page's own data at once, the others once the cards of all have been loaded. */
function useCards(entries: readonly IndexEntry[], {first, loadCards}: Library) {
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

/** What the filters leave of the library, and the cards of the page in view; these are undefined until they have come. */
export function useResults(library: Library, filters: Filters, plan: readonly string[]) {
  const {index} = library;
  const sorted = useMemo(() => sortRecipes(index, filters.sort), [index, filters.sort]);
  const {inView, ...others} = useMemo(() => resultsOf(sorted, filters, plan), [sorted, filters, plan]);
  return {...others, ...useCards(inView, library)};
}
