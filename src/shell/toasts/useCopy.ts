import {useEffect, useState} from 'react';
import {copyText} from './copyText';

const DONE_MS = 2500;

/** `done` is true for a moment after success, for the button to show. */
export function useCopy(text: string): {done: boolean; copy: () => Promise<void>} {
  const [done, setDone] = useState(false);

  useEffect(() => {
    const timer = done ? window.setTimeout(() => setDone(false), DONE_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [done]);

  return {done, copy: async () => setDone(await copyText(text))};
}
