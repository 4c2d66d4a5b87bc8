import {useCallback, useMemo} from 'react';
import type {RecipeCardData, RecipeIndexEntry} from '../../../data/recipes/types';
import {CHUNK_SIZE, type LibraryChunks} from './library';
import {useLoaded} from '../../page/useLoaded';
import {readAhead} from './wordIndex';

interface LibraryState {
  /** What filters work on; undefined until it has come. */
  index: readonly RecipeIndexEntry[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The recipes to filter: those in the page where that is the whole library, else the index, loaded once `wanted`. */
export function useLibraryIndex(
  cards: readonly RecipeCardData[],
  chunks: LibraryChunks | undefined,
  wanted: boolean,
): LibraryState {
  const load = useCallback(async () => {
    const recipes = (await chunks?.index())?.default ?? [];
    await readAhead(recipes);
    return recipes;
  }, [chunks]);
  const {value, failed, retry} = useLoaded(chunks !== undefined && wanted ? load : null);
  return {index: chunks !== undefined && wanted ? value : cards, failed, retry};
}

interface CardsState {
  /** The cards in the order of the entries; undefined until all of them have come. */
  cards: readonly RecipeCardData[] | undefined;
  failed: boolean;
  retry: () => void;
}

const isCard = (entry: RecipeIndexEntry): entry is RecipeCardData => 'steps' in entry;

/** The cards of some recipes: the entries themselves where they are cards, else loaded, chunk by chunk. */
export function useCards(
  entries: readonly RecipeIndexEntry[],
  index: readonly RecipeIndexEntry[],
  chunks: LibraryChunks | undefined,
): CardsState {
  const complete = entries.every(isCard);
  const places = complete
    ? ''
    : [...new Set(entries.map((entry) => Math.floor(index.indexOf(entry) / CHUNK_SIZE)))].sort().join();
  const load = useCallback(async () => {
    const loaders = places.split(',').flatMap((place) => chunks?.cards[Number(place)] ?? []);
    const modules = await Promise.all(loaders.map((loadCards) => loadCards()));
    return new Map(modules.flatMap((module) => module.default).map((card) => [card.id, card]));
  }, [chunks, places]);
  const {value, failed, retry} = useLoaded(complete ? null : load);
  const cards = useMemo(
    () => (complete ? entries.filter(isCard) : value && entries.flatMap(({id}) => value.get(id) ?? [])),
    [complete, entries, value],
  );
  return {cards, failed, retry};
}
