import {useCallback, useMemo} from 'react';
import {readStored, removeStored, storedKeys, writeStored} from '../../shell/storage/safeStorage';
import {parseTextList} from '../../shell/storage/useStored';
import {useWork} from '../../shell/storage/useWork';

/** Where the browser keeps their ids. */
export const SAVED_KEY = 'gfn-saved-recipes';

const PROGRESS = 'gfn-recipe-progress-';

/** Where the browser keeps which steps of a recipe are done. */
export const progressKey = (id: string) => `${PROGRESS}${id}`;

/** By recipe, the steps that are done. */
export type StepsDone = Readonly<Record<string, readonly string[]>>;

/** The steps that are done of every recipe, as they are kept at this moment. */
export const readStepsDone = (): StepsDone =>
  Object.fromEntries(
    storedKeys(PROGRESS).flatMap((key) => {
      const steps = parseTextList(readStored(key));
      return steps.length === 0 ? [] : [[key.slice(PROGRESS.length), steps]];
    }),
  );

/** Keeps these steps as done, and no others. */
export function keepStepsDone(done: StepsDone): void {
  storedKeys(PROGRESS).forEach(removeStored);
  Object.entries(done).forEach(([id, steps]) => writeStored(progressKey(id), JSON.stringify(steps)));
}

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
