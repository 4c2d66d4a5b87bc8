import {useCallback, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {isObject} from '../../lib/record';

/** Whether a history entry mirrors what the browser stores; its state may be anything. */
const isMirror = (state: unknown) => isObject(state) && 'mirror' in state && state.mirror === true;

/** A field that is in use: one key, held, may change its value many times. */
function fieldInUse(): Element | undefined {
  const {activeElement} = document;
  return activeElement?.matches('select, input, textarea') === true ? activeElement : undefined;
}

/**
 * The query has its question mark, and is empty until hydration; `write` changes it in a new history entry or in place,
 * and a run of changes in the same field in one entry, so that one step leads back. While another page loads, the address is ahead of the page in view: the query then stays as it is, and nothing is
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
  const run = useRef<{key?: string; field?: Element}>({});
  const write = useCallback(
    (change: (query: string) => string, how: 'push' | 'replace', mirrors?: boolean) => {
      const {key, pathname, search, state} = history.location;
      const next = change(search).replace(/^\?/, '');
      const before = isMirror(state);
      const after = mirrors ?? before;
      if (pathname === inView.pathname && (next !== search.slice(1) || after !== before)) {
        const field = fieldInUse();
        const goesOn = field !== undefined && run.current.field === field && run.current.key === key;
        const entry = {...history.location, search: next, state: after ? {mirror: true} : undefined};
        history[goesOn ? 'replace' : how](entry);
        if (goesOn || how === 'push') {
          run.current = {key: history.location.key, field};
        }
      }
    },
    [history, inView.pathname],
  );
  return {query: query ?? inView.search, mirror: mirror ?? isMirror(inView.state), write};
}
