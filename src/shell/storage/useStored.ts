import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {notify} from '../toasts/notify';
import {readStored, subscribeStored, writeStored} from './safeStorage';

/**
 * A validated value in local storage. `parse` gets null where nothing is stored, as on the server and in the first
 * render, and must never throw; `parse` and `write` must be stable. The setter returns whether the value outlives the
 * visit.
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

let toastShown = false;

/** `useStored` for a visitor's work: if the browser does not keep it, a toast says so once per visit. */
export function useWork<T>(
  key: string,
  parse: (text: string | null) => T,
  write?: (value: T) => string,
): [T, (value: T) => void] {
  const [value, set] = useStored(key, parse, write);
  const setOrTell = useCallback(
    (next: T) => {
      if (!set(next) && !toastShown) {
        toastShown = true;
        notify(
          'Not kept for your next visit',
          'Your browser lets this site store nothing, or has no room left.',
        );
      }
    },
    [set],
  );
  return [value, setOrTell];
}

/** Anything but a list of texts counts as an empty one. */
export function parseTextList(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
