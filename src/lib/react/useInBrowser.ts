import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** What `read` finds in the browser; `before` in the HTML and until the page is live, so that the two are the same. */
export function useInBrowser<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
