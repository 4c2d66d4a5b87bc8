import type {ReactNode} from 'react';
import {Button, ButtonLink} from '../../../components/ui/Button';
import {SEARCH_PATH} from '../../search/paths';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** What was searched for; the list knows the recipes' names, descriptions and objectives, not their steps. */
  search: string;
  /** Nothing is shown because nothing has been saved yet. */
  onlySaved: boolean;
  onClear: () => void;
}

/** Shown when no recipe passes the filters: the way back to all of them, and on to the search of the whole site. */
export default function EmptyState({search, onlySaved, onClear}: EmptyStateProps): ReactNode {
  const text = search.trim();
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
      <p className={styles.actions}>
        <Button onClick={onClear}>Clear All Filters</Button>
        {text !== '' && (
          <ButtonLink to={`${SEARCH_PATH}?q=${encodeURIComponent(text)}`}>
            {`Search the whole site for “${text}”`}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
