import {readStored, removeStored, storedKeys, writeStored} from '../../shell/storage/safeStorage';
import {parseTextList} from '../../shell/storage/useStored';

/** Where the browser keeps their ids. */
export const SAVED_KEY = 'gfn-saved-recipes';

const PROGRESS = 'gfn-recipe-progress-';

const progressKey = (id: string) => `${PROGRESS}${id}`;

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
