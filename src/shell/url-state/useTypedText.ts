import {useCallback, useEffect, useRef, useState} from 'react';

const TYPING_PAUSE_MS = 300;

interface TypedText {
  /** The text in the field while it is ahead of the address; null otherwise. */
  typed: string | null;
  /** Takes the text as it is after a letter, and calls `write` once the typing pauses. */
  type: (text: string, write: () => void) => void;
  /** Drops the text and the pending write, as the address is about to change, and gives the text. */
  settle: () => string | null;
}

/** Text that is shown at once and written into the address after a pause, so that no letter is a step of its history. */
export function useTypedText(): TypedText {
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
