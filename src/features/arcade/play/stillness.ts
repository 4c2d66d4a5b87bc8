import {useSyncExternalStore} from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor prefers reduced motion, now. */
export const prefersStillness = (): boolean => query().matches;

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The same as a hook; true on the server, so that nothing moves until the preference is known. */
export const usePrefersStillness = (): boolean =>
  useSyncExternalStore(subscribe, prefersStillness, () => true);
