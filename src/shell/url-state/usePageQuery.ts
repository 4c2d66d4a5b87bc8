import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';

interface PageQuery {
  /** The query of the address, from its question mark on; empty on the server and until the page is live. */
  query: string;
  /** Whether this step of the browser's history was written as a mirror of what the browser keeps. */
  mirror: boolean;
  /**
   * Changes the current query (with or without its question mark), as a separate step in the browser's
   * history or in place of the last one. A step stays a mirror, or none, unless `mirror` says which.
   */
  write: (change: (query: string) => string, how: 'push' | 'replace', mirror?: boolean) => void;
}

/** Whether the state of a step in the browser's history, which may be anything, says that it is a mirror. */
const isMirror = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'mirror' in state && state.mirror === true;

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
  const mirror = useHistorySelector(({location: {pathname, state}}) =>
    pathname === inView.pathname ? isMirror(state) : null,
  );
  const write = useCallback(
    (change: (query: string) => string, how: 'push' | 'replace', mirrors?: boolean) => {
      const {pathname, search, state} = history.location;
      const next = change(search).replace(/^\?/, '');
      const before = isMirror(state);
      const after = mirrors ?? before;
      if (pathname === inView.pathname && (next !== search.slice(1) || after !== before)) {
        history[how]({...history.location, search: next, state: after ? {mirror: true} : undefined});
      }
    },
    [history, inView.pathname],
  );
  return {query: query ?? inView.search, mirror: mirror ?? isMirror(inView.state), write};
}
