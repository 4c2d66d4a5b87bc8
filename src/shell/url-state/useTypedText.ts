import {useCallback, useEffect, useRef, useState} from 'react';

const TYPING_PAUSE_MS = 300;

/**
 * Shown at once but written to the address after a pause, so that not every letter is a history entry. `typed` is null
 * while it is not ahead of the address; `settle` drops the pending write, before the address changes otherwise.
 */
export function useTypedText() {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef<string>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = useCallback((text: string, write: () => void) => {
    latest.current = text;
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(write, TYPING_PAUSE_MS);
  }, []);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const text = latest.current;
    latest.current = null;
    setTyped(null);
    return text;
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {typed, type, settle};
}
