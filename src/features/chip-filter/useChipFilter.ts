import {useMemo} from 'react';
import {usePageQuery} from '../url-state/usePageQuery';
import {parseChips} from './chips';

interface ChipFilter<T extends string> {
  selected: readonly T[];
  toggle: (value: T) => void;
  clear: () => void;
}

/**
 * A set of chosen values kept in the address under `key`, once for each value. Anything in the address that is not one
 * of `values` is ignored. `values` must be stable.
 */
export function useChipFilter<T extends string>(key: string, values: readonly T[]): ChipFilter<T> {
  const {query, write} = usePageQuery();
  const selected = useMemo(
    () => parseChips(new URLSearchParams(query).getAll(key), values),
    [query, key, values],
  );
  const choose = (next: readonly T[]) =>
    write((current) => {
      const params = new URLSearchParams(current);
      params.delete(key);
      for (const value of next) {
        params.append(key, value);
      }
      return params.toString();
    }, 'push');
  return {
    selected,
    toggle: (value) =>
      choose(selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]),
    clear: () => choose([]),
  };
}

/** Returns a function that removes several filters from the address at once, as one step of its history. */
export function useClearFilters(keys: readonly string[]): () => void {
  const {write} = usePageQuery();
  return () =>
    write((current) => {
      const params = new URLSearchParams(current);
      for (const key of keys) {
        params.delete(key);
      }
      return params.toString();
    }, 'push');
}
