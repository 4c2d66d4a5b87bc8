import {useCallback, useMemo} from 'react';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {useTypedText} from '../../../shell/url-state/useTypedText';
import {NO_FILTERS, parseFilters, serialiseFilters, type Filters} from './filters';

/**
 * The list's filters, kept in the address so that Back, reload and sharing work. Only the text being typed is ahead of
 * the address, by less than half a second.
 */
export function useFilters() {
  const {query, write: writeQuery} = usePageQuery();
  const inAddress = useMemo(() => parseFilters(query), [query]);
  const {typed, type, settle} = useTypedText();
  const filters = useMemo(
    () => (typed === null || typed === inAddress.search ? inAddress : {...inAddress, search: typed, page: 1}),
    [inAddress, typed],
  );

  const write = useCallback(
    (part: Partial<Filters>, how: 'push' | 'replace') => {
      const search = settle();
      const ahead = search === null ? {} : {search, page: 1};
      writeQuery((current) => serialiseFilters({...parseFilters(current), ...ahead, ...part}, current), how);
    },
    [settle, writeQuery],
  );
  const change = useCallback((part: Partial<Filters>) => write({page: 1, ...part}, 'push'), [write]);
  const changeSearch = useCallback(
    (search: string) => type(search, () => write({}, inAddress.search === '' ? 'push' : 'replace')),
    [inAddress.search, type, write],
  );
  const choose = useCallback((facet: string, value: string | null) => change({[facet]: value}), [change]);
  const clear = useCallback(() => write({...NO_FILTERS, sort: filters.sort}, 'push'), [filters.sort, write]);

  return {filters, change, changeSearch, choose, clear};
}
