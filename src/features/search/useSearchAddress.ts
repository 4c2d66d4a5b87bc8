import {useEffect, useMemo, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {parseSearch, serialiseSearch} from './facets';
import type {SearchFacets, SearchTerms} from './types';

const TYPING_PAUSE_MS = 300;

/** Query and facets as the address states them; only the text being typed is ahead of it, by a short pause. */
export function useSearchAddress(): SearchTerms {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const {query, facets} = useMemo(() => parseSearch(search), [search]);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (text: string, next: SearchFacets, how: 'push' | 'replace') => {
    clearTimeout(timer.current);
    history[how]({...history.location, search: serialiseSearch(text, next)});
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
