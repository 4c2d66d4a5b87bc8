import {useCallback, useMemo} from 'react';
import {parseTextList} from '../../shell/storage/useStored';
import {useWork} from '../../shell/storage/useWork';

/** Where the browser keeps their ids. */
export const SAVED_KEY = 'gfn-saved-recipes';

/** Where the browser keeps which steps of a recipe are done. */
export const progressKey = (id: string) => `gfn-recipe-progress-${id}`;

interface SavedRecipes {
  /** Their ids, in the order in which they were saved. */
  saved: ReadonlySet<string>;
  /** Saves a recipe, or forgets it. Gives the ids that are saved now. */
  toggle: (id: string) => readonly string[];
  /** Saves several recipes beside those that are saved already. */
  add: (ids: readonly string[]) => void;
}

/** The recipes that a visitor has saved in this browser. */
export function useSavedRecipes(): SavedRecipes {
  const [ids, setIds] = useWork(SAVED_KEY, parseTextList);
  const saved = useMemo(() => new Set(ids), [ids]);
  const toggle = useCallback(
    (id: string) => {
      const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
      setIds(next);
      return next;
    },
    [ids, setIds],
  );
  const add = useCallback(
    (more: readonly string[]) => setIds([...new Set([...ids, ...more])]),
    [ids, setIds],
  );
  return {saved, toggle, add};
}
