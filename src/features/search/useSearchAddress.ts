import {useEffect, useMemo, useRef, useState} from 'react';
import {usePageQuery} from '../address/usePageQuery';
import {parseSearch, serialiseSearch} from './facets';
import type {SearchFacets, SearchTerms} from './types';

const TYPING_PAUSE_MS = 300;

/** Query and facets as the address states them; only the text being typed is ahead of it, by a short pause. */
export function useSearchAddress(): SearchTerms {
  const address = usePageQuery();
  const {query, facets} = useMemo(() => parseSearch(address.query), [address.query]);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (text: string, next: SearchFacets, how: 'push' | 'replace') => {
    clearTimeout(timer.current);
    address.write(() => serialiseSearch(text, next), how);
    setTyped(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    query: typed ?? query,
    facets,
    setQuery(text) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        write(text, facets, 'replace');
      }, TYPING_PAUSE_MS);
    },
    setFacets: (next) => write(typed ?? query, next, 'push'),
  };
}
