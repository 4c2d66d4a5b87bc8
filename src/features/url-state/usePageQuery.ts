import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';

interface PageQuery {
  /** The query of the address, from its question mark on; empty on the server and until the page is live. */
  query: string;
  /**
   * Changes the current query (with or without its question mark), as a separate step in the browser's
   * history or in place of the last one.
   */
  write: (change: (query: string) => string, how: 'push' | 'replace') => void;
}

/**
 * The query of the page in view. The address is ahead of it while another page is on its way: until that has come, this
 * one stays as it is, and does not write into the other's address.
 */
export function usePageQuery(): PageQuery {
  const history = useHistory();
  const inView = useLocation();
  const query = useHistorySelector(({location: {pathname, search}}) =>
    pathname === inView.pathname ? search : null,
  );
  const write = useCallback(
    (change: (query: string) => string, how: 'push' | 'replace') => {
      const {pathname, search} = history.location;
      const next = change(search).replace(/^\?/, '');
      if (pathname === inView.pathname && next !== search.slice(1)) {
        history[how]({...history.location, search: next});
      }
    },
    [history, inView.pathname],
  );
  return {query: query ?? inView.search, write};
}
