import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {keepFigures} from '../../../lib/keepFigures';
import {toSlug} from '../../../lib/toSlug';
import EmbeddedCalculator from '../../calculators/embed/EmbeddedCalculator';
import fold from '../../../components/ui/Fold.module.css';
import {PaperLink} from '../../../components/layout/Papers';
import styles from './Steps.module.css';
import {useDoneSteps, useRecipe} from './useRecipe';

interface StepProps {
  number: number;
  task: string;
  /** How it is done, in a sentence. */
  first: string;
  /** What it is for, where it is not a part of the play. */
  mark?: string;
  /** The calculator and the file that it uses, where it uses one. */
  calculator?: string;
  paper?: string;
  /** The rest of how it is done. */
  children?: ReactNode;
}

/** The box of a task that the browser keeps ticked, and the sign on it. */
function Box({id, label, sign}: {id: string; label: string; sign: string}) {
  const [done, setDone] = useDoneSteps();
  const isDone = done.includes(id);
  return (
    <>
      <input
        type="checkbox"
        id={`step-${id}-done`}
        aria-label={`${label} done`}
        checked={isDone}
        onChange={() => setDone(isDone ? done.filter((other) => other !== id) : [...done, id])}
      />
      <label htmlFor={`step-${id}-done`} className={clsx('relative grid', styles.number)}>
        {sign}
      </label>
    </>
  );
}

/** A task of the first afternoon. */
export const Task = ({number, children}: {number: number; children: ReactNode}) => (
  <li className={clsx('grid ruled middle relative', styles.step)}>
    <Box id={`first-${number}`} label={`Task ${number}`} sign={'abcd'.charAt(number - 1)} />
    <div className={styles.first}>{children}</div>
  </li>
);

/** One step: its task and how to begin; on a phone the rest is folded, but for the first step. */
export default function Step({number, task, first, mark, calculator, paper, children}: StepProps) {
  const {recipe, papers} = useRecipe();
  const [done] = useDoneSteps();
  const key = String(number);
  const file = papers.find((one) => one.file === paper);
  const sum = recipe.calculators?.find((one) => one.id === calculator);
  const more = children ?? file ?? sum;
  return (
    <li
      data-done={done.includes(key) || undefined}
      className={clsx('grid ruled middle relative', styles.step)}
    >
      <Box id={key} label={`Step ${key}`} sign={key} />
      <Heading as="h4" id={toSlug(task)}>
        {keepFigures(task)}
        {mark !== undefined && <span className="note"> · {mark}</span>}
      </Heading>
      <p className={styles.first}>{keepFigures(first)}</p>
      {more !== undefined && (
        <details open={number === 1} className={clsx(fold.phone, styles.how)}>
          <summary className="screenOnly">
            <span className="srOnly">{`How step ${key} is done`}</span>
          </summary>
          {children}
          {file && (
            <p className="small">
              <PaperLink owner={recipe.id} paper={file} />
            </p>
          )}
          {sum && <EmbeddedCalculator {...sum} />}
        </details>
      )}
    </li>
  );
}

/** Where the figures of a step come from, folded. */
export function Why({children}: {children: ReactNode}) {
  return (
    <details className={clsx('note', styles.why)}>
      <summary className="touch gapText brand strong">Why</summary>
      {children}
    </details>
  );
}
