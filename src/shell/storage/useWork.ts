import {useCallback} from 'react';
import {notify} from '../toasts/notify';
import {useStored} from './useStored';

let told = false;

/** `useStored` for a visitor's work: if the browser does not keep it, a toast says so once per visit. */
export function useWork<T>(
  key: string,
  parse: (text: string | null) => T,
  write?: (value: T) => string,
): [T, (value: T) => void] {
  const [value, set] = useStored(key, parse, write);
  const setOrTell = useCallback(
    (next: T) => {
      if (!set(next) && !told) {
        told = true;
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
