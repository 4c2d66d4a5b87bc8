import type {ReactNode} from 'react';
import {Button} from '../../../components/Button';
import styles from './EmptyState.module.css';

/** Shown when no recipe passes the filters; `onlySaved` when that is because nothing has been saved yet. */
export default function EmptyState({
  onlySaved,
  onClear,
}: {
  onlySaved: boolean;
  onClear: () => void;
}): ReactNode {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 240 90" aria-hidden="true">
        <path d="M6 8V82H234" className={styles.axis} />
        <path d="M6 76C60 74 80 66 104 62" className={styles.line} />
        <path d="M104 62C150 54 170 30 232 16" className={styles.missing} />
        <circle cx="104" cy="62" r="5" className={styles.dot} />
      </svg>
      <p className={styles.message}>No recipes match your current filters.</p>
      <p className={styles.hint}>
        {onlySaved
          ? 'You have not saved a recipe yet: the bookmark on a card keeps it here, in this browser.'
          : 'Take one filter away, or start again with the whole library.'}
      </p>
      <Button onClick={onClear}>Clear All Filters</Button>
    </div>
  );
}
