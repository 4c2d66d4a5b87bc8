import {useMemo} from 'react';
import {useHistory} from '@docusaurus/router';
import {useQueryStringList} from '@docusaurus/theme-common';
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
  const [inAddress, update] = useQueryStringList(key);
  const selected = useMemo(() => parseChips(inAddress, values), [inAddress, values]);
  return {
    selected,
    toggle: (value) =>
      update(selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value], {
        push: true,
      }),
    clear: () => update([], {push: true}),
  };
}

/** Gives a function that takes several filters out of the address at once, as one step back. */
export function useClearFilters(keys: readonly string[]): () => void {
  const history = useHistory();
  return () => {
    const query = new URLSearchParams(history.location.search);
    for (const key of keys) {
      query.delete(key);
    }
    history.push({search: query.toString()});
  };
}
