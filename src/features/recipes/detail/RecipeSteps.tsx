import {Children, isValidElement, useId, useRef, type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {parseTextList} from '../../storage/useStored';
import {useWork} from '../../storage/useWork';
import {progressKey} from '../saved';
import styles from './RecipeSteps.module.css';

type Item = PropsWithChildren;

/** The items of the one Markdown list between <RecipeSteps> tags. */
function itemsOf(children: ReactNode): ReactNode[] {
  const list = Children.toArray(children).find((child) => isValidElement<Item>(child));
  return isValidElement<Item>(list)
    ? Children.toArray(list.props.children).flatMap((item) =>
        isValidElement<Item>(item) ? [item.props.children] : [],
      )
    : [];
}

/** A recipe's numbered steps as a checklist; the browser remembers which are done. */
export default function RecipeSteps({children}: {children: ReactNode}): ReactNode {
  const {id: recipe} = useDoc().metadata;
  const [done, setDone] = useWork(progressKey(recipe), parseTextList);
  const field = useId();
  const status = useRef<HTMLSpanElement>(null);
  const steps = itemsOf(children);
  const doneHere = steps.filter((_, index) => done.includes(String(index + 1))).length;
  return (
    <div className={styles.steps}>
      <ol className="clean-list">
        {steps.map((step, index) => {
          const number = String(index + 1);
          const checked = done.includes(number);
          return (
            <li key={number} data-done={checked || undefined}>
              <input
                type="checkbox"
                id={`${field}${number}`}
                aria-label={`Step ${number} done`}
                checked={checked}
                onChange={() =>
                  setDone(checked ? done.filter((other) => other !== number) : [...done, number])
                }
              />
              <label htmlFor={`${field}${number}`} className={styles.number}>
                {number}
              </label>
              <div>{step}</div>
            </li>
          );
        })}
      </ol>
      <div className={clsx('screenOnly', styles.progress)}>
        <progress max={steps.length} value={doneHere} aria-label="Steps done" />
        <span role="status" ref={status} tabIndex={-1}>{`${doneHere} of ${steps.length} steps done`}</span>
        {doneHere > 0 && (
          <button
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
      </div>
    </div>
  );
}
