import {useSyncExternalStore} from 'react';

const noChanges = () => () => undefined;

/**
 * Docusaurus' hook, without its context: whether this component has been hydrated. A context that changes as the page
 * starts would hydrate everything that waits (src/components/motion/HydrateNear.tsx).
 */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
