import {useEffect, useState} from 'react';

/** Screen readers hear of a change once nothing has followed it for this long. */
export const ANNOUNCE_MS = 500;

/** Half-typed values may be invalid (a four-digit year is, three times), so errors wait this long. */
export const TYPING_MS = 1_000;

/** The last text that stayed the same for `milliseconds`. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
