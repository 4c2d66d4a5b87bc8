import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** `before` is the value in the HTML and during hydration, so that the two match. */
export function useInBrowser<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
