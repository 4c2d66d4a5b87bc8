import {useMemo} from 'react';
import {usePageQuery} from '../../shell/url-state/usePageQuery';
import {useTypedText} from '../../shell/url-state/useTypedText';
import {parseSearch, serialiseSearch, type SearchFacets} from './facets';
import type {SearchTerms} from './types';

/**
 * Query and facets as the address states them; only the text being typed is ahead of it, by a short pause. `asked` is the
 * query without that text.
 */
export function useSearchAddress(): SearchTerms & {asked: string} {
  const address = usePageQuery();
  const {query, facets} = useMemo(() => parseSearch(address.query), [address.query]);
  const {typed, type, settle} = useTypedText();

  const write = (text: string, next: SearchFacets, how: 'push' | 'replace') => {
    settle();
    address.write(() => serialiseSearch(text, next), how);
  };
  return {
    query: typed ?? query,
    asked: query.trim(),
    facets,
    setQuery: (text) => type(text, () => write(text, facets, 'replace')),
    setFacets: (next) => write(typed ?? query, next, 'push'),
  };
}
