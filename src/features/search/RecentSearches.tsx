import {useId, type ReactNode} from 'react';
import Icon from '../../components/ui/Icon';
import styles from './SearchNotes.module.css';

interface RecentSearchesProps {
  recent: readonly string[];
  onQuery: (query: string) => void;
  onForget: (query?: string) => void;
}

/** The visitor's last searches: each to be run again or forgotten, or all forgotten at once. */
export default function RecentSearches({recent, onQuery, onForget}: RecentSearchesProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.recent}>
      <div className={styles.line}>
        <p id={id} className={styles.label}>
          Recent searches
        </p>
        <button type="button" className={styles.plain} onClick={() => onForget()}>
          Forget all
        </button>
      </div>
      <ul className={styles.row}>
        {recent.map((item) => (
          <li key={item} className={styles.chip}>
            <button type="button" onClick={() => onQuery(item)}>
              {item}
            </button>
            <button type="button" aria-label={`Forget ${item}`} onClick={() => onForget(item)}>
              <Icon name="close" size={0.8} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
