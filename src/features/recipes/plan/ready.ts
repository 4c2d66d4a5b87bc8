import {useCallback} from 'react';
import {parseTextList} from '../../../shell/storage/useStored';
import {useWork} from '../../../shell/storage/useWork';
import type {ChecklistEntry} from './checklist';

/** Where the browser keeps what of a checklist is ready. */
const READY_KEY = 'gfn-plan-ready';

interface Ready {
  isReady: (entry: ChecklistEntry) => boolean;
  /** Ticks an entry for every recipe of the plan that asks for it, or unticks it for all of them. */
  toggle: (entry: ChecklistEntry) => void;
}

/** What a visitor has ticked on checklists in this browser, in any plan. */
export function useReady(): Ready {
  const [kept, setKept] = useWork(READY_KEY, parseTextList);
  const isReady = useCallback(({keys}: ChecklistEntry) => keys.some((key) => kept.includes(key)), [kept]);
  const toggle = useCallback(
    (entry: ChecklistEntry) =>
      setKept(isReady(entry) ? kept.filter((key) => !entry.keys.includes(key)) : [...kept, ...entry.keys]),
    [isReady, kept, setKept],
  );
  return {isReady, toggle};
}
