import {useEffect, useState} from 'react';

/** A screen reader hears of a change once nothing more has come for so long. */
export const ANNOUNCE_MS = 500;

/** What is typed may be wrong on its way (a year of four digits is, three times): so long a page waits to say so. */
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
