import {useEffect, useState} from 'react';
import {copyText} from './copyText';

const DONE_MS = 2500;

/** Copies a text and says so in a toast; `done` for a moment, so that the button can say it, too. */
export function useCopy(text: string): {done: boolean; copy: () => Promise<void>} {
  const [done, setDone] = useState(false);

  useEffect(() => {
    const timer = done ? window.setTimeout(() => setDone(false), DONE_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [done]);

  return {done, copy: async () => setDone(await copyText(text))};
}
