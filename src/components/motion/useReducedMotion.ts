import {useSyncExternalStore} from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor asks for less motion, now. */
export const prefersReducedMotion = (): boolean => query().matches;

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The same as state (WCAG 2.3.3); true on the server, so that nothing moves too early. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
