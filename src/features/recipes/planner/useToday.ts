import {useSyncExternalStore} from 'react';
import {dayOf, type Day} from '../plan/days';

/** Calls back at midnight, and when the page comes into view again, as a tab or by Back. */
function subscribe(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      tell();
      wait();
    }, midnight.getTime() - now.getTime());
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pageshow', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pageshow', tell);
  };
}

/** Today, also where the page stays open overnight; undefined until it is live, because its HTML must not depend on the clock. */
export const useToday = (): Day | undefined =>
  useSyncExternalStore<Day | undefined>(
    subscribe,
    () => dayOf(new Date()),
    () => undefined,
  );
