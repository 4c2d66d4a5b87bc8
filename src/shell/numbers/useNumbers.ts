import {useCallback} from 'react';
import type {Numbers} from '../../data/recipes/requires';
import {removeStored} from '../storage/safeStorage';
import {useWork} from '../storage/useWork';
import {NUMBERS_KEY, parseNumbers} from './numbers';

/** The numbers of a visitor's shop that this browser keeps, and what sets them; of none at all, it keeps nothing. */
export function useNumbers(): [Numbers, (numbers: Numbers) => void] {
  const [numbers, set] = useWork(NUMBERS_KEY, parseNumbers);
  const setOrForget = useCallback(
    (next: Numbers) => (Object.keys(next).length === 0 ? removeStored(NUMBERS_KEY) : set(next)),
    [set],
  );
  return [numbers, setOrForget];
}
