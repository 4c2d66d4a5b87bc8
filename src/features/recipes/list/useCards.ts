import {useCallback, useMemo} from 'react';
import type {RecipeCardData, RecipeIndexEntry} from '../../../data/recipes/types';
import {useLoaded} from '../../../lib/react/useLoaded';
import type {Library} from './library';
import {PAGE_SIZE} from './select';

interface CardsState {
  /** The cards in the order of the entries; undefined until all of them have come. */
  cards: readonly RecipeCardData[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The cards of some recipes: those in the page's own data at once, the others once their pages of the library are loaded. */
export function useCards(entries: readonly RecipeIndexEntry[], {index, first, pages}: Library): CardsState {
  const places = [...new Set(entries.map((entry) => Math.floor(index.indexOf(entry) / PAGE_SIZE)))]
    .filter((place) => place > 0)
    .sort()
    .join();
  const load = useCallback(async () => {
    const loaders = places.split(',').flatMap((place) => pages[Number(place)] ?? []);
    const modules = await Promise.all(loaders.map((loadCards) => loadCards()));
    return modules.flatMap((module) => module.default);
  }, [pages, places]);
  const {value, failed, retry} = useLoaded(places === '' ? null : load);
  const cards = useMemo(() => {
    const known = new Map([...first, ...(value ?? [])].map((card) => [card.id, card]));
    const found = entries.flatMap(({id}) => known.get(id) ?? []);
    return found.length === entries.length ? found : undefined;
  }, [entries, first, value]);
  return {cards, failed, retry};
}
