import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import styles from './EmptyJournal.module.css';

/** Shown when no entry has any of the chosen topics. */
export default function EmptyJournal({onClear}: {onClear: () => void}): ReactNode {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 240 90" aria-hidden="true">
        <path d="M20 12H150M20 30H190M20 48H130" className={styles.words} />
        <path d="M20 80C80 78 120 74 160 60S214 36 228 14" className={styles.line} />
      </svg>
      <h3 className={styles.heading}>No entries found</h3>
      <p className={styles.text}>
        No journal entries match your selected filters. Try adjusting your selection or clearing all filters.
      </p>
      <Button onClick={onClear}>Clear All Filters</Button>
    </div>
  );
}
