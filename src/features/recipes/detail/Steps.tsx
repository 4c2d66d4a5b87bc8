import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Pictures from './picture/Pictures';
import styles from './Steps.module.css';
import {useDoneSteps, useRecipe} from './useRecipe';

/** What a recipe does as a picture, and its steps by phase as a checklist. */
export default function Steps({count, children}: {count: number; children: ReactNode}) {
  const {recipe} = useRecipe();
  const [done, setDone] = useDoneSteps();
  const status = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const doneHere = Array.from({length: count}, (_, index) => String(index + 1)).filter((number) =>
    done.includes(number),
  ).length;
  const unfold = () => {
    const folds = [...(place.current?.querySelectorAll('details') ?? [])];
    const isFolded = folds.some(({open}) => !open);
    folds.forEach((fold) => {
      fold.open = isFolded;
    });
  };
  return (
    <div ref={place}>
      {recipe.picture && <Pictures picture={recipe.picture} />}
      <p className={clsx('screenOnly cluster middle note', styles.progress)}>
        <progress max={count} value={doneHere} aria-label="Steps done" />
        <span role="status" ref={status} tabIndex={-1}>{`${doneHere} of ${count} steps done`}</span>
        {doneHere > 0 && (
          <button
            className="brand strong"
            type="button"
            onClick={() => {
              setDone([]);
              // The button goes away: the count takes its place as the focus.
              status.current?.focus();
            }}
          >
            Start again
          </button>
        )}
        <button type="button" className="needsScript brand strong" onClick={unfold}>
          Show all
        </button>
      </p>
      {children}
    </div>
  );
}
