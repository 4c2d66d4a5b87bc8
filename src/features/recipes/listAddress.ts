import {useEffect} from 'react';
import {useInBrowser} from '../../lib/react/useInBrowser';
import {keepInTab, readInTab} from '../../shell/storage/tabStorage';
import {parseFilters, serialiseFilters} from './list/filters';
import {LIST_PATH} from '../../config/paths';

const KEY = 'gfn-recipe-list';

/** Remembers, for this tab, the query with which the list is in view. */
export function useRememberedQuery(query: string): void {
  useEffect(() => {
    keepInTab(KEY, query);
  }, [query]);
}

/** Where nothing is kept, the way back leads to the whole list. */
function readAddress(): string {
  const query = serialiseFilters(parseFilters(readInTab(KEY)));
  return query === '' ? LIST_PATH : `${LIST_PATH}?${query}`;
}

/** The list as the visitor left it in this tab: its path, and the query that was in view last. */
export const useListAddress = (): string => useInBrowser(readAddress, LIST_PATH);
