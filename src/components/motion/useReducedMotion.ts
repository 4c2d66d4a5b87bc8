import {useSyncExternalStore} from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const prefersReducedMotion = (): boolean => query().matches;

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** WCAG 2.3.3. True on the server, so that nothing moves too early. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
