import {useEffect, useState} from 'react';

/** A change is announced to screen readers once nothing has followed it for this long. */
export const ANNOUNCE_MS = 500;

/** Half-typed values may be invalid (a four-digit year is, three times): how long to wait before saying so. */
export const TYPING_MS = 1_000;

/** The text, once it has stayed the same for `milliseconds`; until then, the one before it. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
