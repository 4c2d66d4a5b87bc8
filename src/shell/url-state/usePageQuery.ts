import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {isObject} from '../../lib/record';

/** Whether a history entry mirrors what the browser stores; its state may be anything. */
const isMirror = (state: unknown) => isObject(state) && 'mirror' in state && state.mirror === true;

/**
 * The query has its question mark, and is empty until hydration; `write` changes it in a new history entry or in place.
 * While another page loads, the address is ahead of the page in view: the query then stays as it is, and nothing is
 * written to the other's address.
 */
export function usePageQuery() {
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
