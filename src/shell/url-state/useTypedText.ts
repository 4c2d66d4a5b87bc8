import {useCallback, useEffect, useRef, useState} from 'react';

const TYPING_PAUSE_MS = 300;

interface TypedText {
  /** The field's text while it is ahead of the address, else null. */
  typed: string | null;
  /** Takes the text after each letter, and calls `write` when the typing pauses. */
  type: (text: string, write: () => void) => void;
  /** Before the address changes otherwise: drops the pending write, and returns the text. */
  settle: () => string | null;
}

/** Shown at once but written to the address after a pause, so that not every letter is a history entry. */
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
