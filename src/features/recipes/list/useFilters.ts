import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {usePageQuery} from '../../address/usePageQuery';
import {NO_FILTERS, parseFilters, serialiseFilters, type Filters} from './filters';

const TYPING_PAUSE_MS = 300;

interface FilterState {
  filters: Filters;
  /** Changes some filters: back to page 1 unless a page is given, and a new entry in the browser's history. */
  change: (part: Partial<Filters>) => void;
  /** Changes the search text: at once for the list, after a pause in the address, which it replaces. */
  changeSearch: (search: string) => void;
  clear: () => void;
}

/**
 * The list's filters, kept in the address so that Back, reload and sharing work. Only the text being typed is ahead of
 * the address, by less than half a second.
 */
export function useFilters(): FilterState {
  const {query, write: writeQuery} = usePageQuery();
  const inAddress = useMemo(() => parseFilters(query), [query]);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filters = useMemo(
    () => (typed === null || typed === inAddress.search ? inAddress : {...inAddress, search: typed, page: 1}),
    [inAddress, typed],
  );

  const write = useCallback(
    (part: Partial<Filters>, how: 'push' | 'replace') => {
      clearTimeout(timer.current);
      setTyped(null);
      writeQuery((current) => serialiseFilters({...parseFilters(current), ...part}), how);
    },
    [writeQuery],
  );
  const change = useCallback(
    (part: Partial<Filters>) => write({search: filters.search, page: 1, ...part}, 'push'),
    [filters.search, write],
  );
  const changeSearch = useCallback(
    (search: string) => {
      setTyped(search);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        write({search, page: 1}, 'replace');
      }, TYPING_PAUSE_MS);
    },
    [write],
  );
  const clear = useCallback(() => write({...NO_FILTERS, sort: filters.sort}, 'push'), [filters.sort, write]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return {filters, change, changeSearch, clear};
}
