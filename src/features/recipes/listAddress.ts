import {useEffect, useSyncExternalStore} from 'react';
import {parseFilters, serialiseFilters} from './list/filters';
import {LIST_PATH} from './paths';

const KEY = 'gfn-recipe-list';

/** Remembers, for this tab, the query with which the list is in view. */
export function useRememberedQuery(query: string): void {
  useEffect(() => {
    try {
      window.sessionStorage.setItem(KEY, query);
    } catch {
      // Without storage the way back leads to the whole list.
    }
  }, [query]);
}

function readAddress(): string {
  try {
    const query = serialiseFilters(parseFilters(window.sessionStorage.getItem(KEY) ?? ''));
    return query === '' ? LIST_PATH : `${LIST_PATH}?${query}`;
  } catch {
    return LIST_PATH;
  }
}

/** The list as the visitor left it in this tab: its path, and the query that was in view last. */
export function useListAddress(): string {
  return useSyncExternalStore(
    () => () => undefined,
    readAddress,
    () => LIST_PATH,
  );
}
