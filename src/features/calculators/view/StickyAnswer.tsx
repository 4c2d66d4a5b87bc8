import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Calculator} from '../calculator';
import {unbroken} from '../lib/format';
import styles from './StickyAnswer.module.css';

interface StickyAnswerProps {
  outcome: ReturnType<Calculator['answer']>;
  /** Whether some field makes no sense at the moment. */
  outdated: boolean;
}

/** A figure without the interval in brackets behind it. */
const alone = (figure: string) => figure.replace(/ \(.*\)$/, '');

/**
 * The answer in one number, in view above the fields while one types where the result is below them. Screen readers hear
 * the whole answer instead, when typing rests.
 */
export default function StickyAnswer({outcome, outdated}: StickyAnswerProps): ReactNode {
  const [first] = 'answer' in outcome ? outcome.answer.rows : [];
  const doubtful = 'answer' in outcome && outcome.answer.warning !== undefined;
  const [label, value] = first ?? ['No answer to these numbers', ''];
  return (
    <p className={clsx('screenOnly', styles.answer, (outdated || doubtful) && styles.doubtful)} aria-hidden>
      <span>{doubtful ? 'See the warning below' : outdated ? `${label}, before this entry` : label}</span>
      <strong>{doubtful ? '' : unbroken(alone(value))}</strong>
    </p>
  );
}
