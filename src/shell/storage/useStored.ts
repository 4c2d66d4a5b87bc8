import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {readStored, subscribeStored, writeStored} from './safeStorage';

/**
 * A validated value kept in the browser: `parse` turns the stored text (null where there is none) into a value and
 * must never throw. On the server and in the first client render it is `parse(null)`. `parse` and `write` must be stable.
 * What sets it gives whether the browser keeps it.
 */
export function useStored<T>(
  key: string,
  parse: (text: string | null) => T,
  write: (value: T) => string = JSON.stringify,
): [T, (value: T) => boolean] {
  const text = useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => null,
  );
  const value = useMemo(() => parse(text), [parse, text]);
  const set = useCallback((next: T) => writeStored(key, write(next)), [key, write]);
  return [value, set];
}

/** Parses stored JSON into a list of texts; anything else counts as an empty list. */
export function parseTextList(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
