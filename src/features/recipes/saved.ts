import {useMemo} from 'react';
import {parseTextList, useStored} from '../storage/useStored';

const KEY = 'gfn-saved-recipes';

/** The recipes a visitor has saved in this browser, and the switch that saves or forgets one. */
export function useSavedRecipes(): {saved: ReadonlySet<string>; toggle: (id: string) => void} {
  const [ids, setIds] = useStored(KEY, parseTextList);
  const saved = useMemo(() => new Set(ids), [ids]);
  return {
    saved,
    toggle: (id) => setIds(saved.has(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
}
