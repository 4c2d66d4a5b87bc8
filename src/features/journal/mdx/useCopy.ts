import {useEffect, useState} from 'react';
import {notify} from '../../page/toasts/notify';

const DONE_MS = 2500;

/** Copies a text and says so in a toast; `done` for a moment, so that the button can say it, too. */
export function useCopy(text: string): {done: boolean; copy: () => Promise<void>} {
  const [done, setDone] = useState(false);

  useEffect(() => {
    const timer = done ? window.setTimeout(() => setDone(false), DONE_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [done]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      notify('Copied');
    } catch {
      notify('Not copied', 'Your browser does not allow it. Please select the text and copy it yourself.');
    }
  };
  return {done, copy};
}
