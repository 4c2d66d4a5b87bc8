import {useSyncExternalStore} from 'react';
import {dayOf, type Day} from '../plan/days';

const MINUTE_MS = 60_000;

/** Calls back when the day may be another one: each minute, and when the page is come back to. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  window.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    clearInterval(timer);
    window.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** Today, also in a tab that stays open over midnight; undefined until the page is live. */
export const useToday = (): Day | undefined =>
  useSyncExternalStore<Day | undefined>(
    subscribe,
    () => dayOf(new Date()),
    () => undefined,
  );
