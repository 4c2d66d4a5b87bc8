import {useSyncExternalStore} from 'react';
import {dayOf, type Day} from '../plan/days';

/** Each second: no event says that it is midnight, and a tab that is come back to has its timers again at once. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}

const today = () => dayOf(new Date());

/** Today, also in a tab that stays open over midnight; undefined until the page is live. */
export const useToday = () => useSyncExternalStore<Day | undefined>(subscribe, today, () => undefined);
