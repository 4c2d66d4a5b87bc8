import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {capital} from '../../../lib/capital';
import {useDoneSteps, useRecipe} from './useRecipe';
import styles from './Steps.module.css';

/** A recipe's steps by phase as a checklist, and what the decision goes by at their end. */
export default function Steps({count, children}: {count: number; children: ReactNode}) {
  const {decide} = useRecipe().recipe;
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
      <p className={clsx('screenOnly', styles.progress)}>
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
      <dl className={styles.decide}>
        {decide.map(({when, then}) => (
          <div className="two foldsCompact" key={when}>
            <dt className="soft">{capital(when)}</dt>
            <dd className="strong">{then}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
