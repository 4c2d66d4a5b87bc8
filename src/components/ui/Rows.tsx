import type {ReactNode} from 'react';
import clsx from 'clsx';
import Linked from './Linked';
import styles from './Rows.module.css';

interface Row {
  title: string;
  /** Links as `Linked` has them. */
  text: ReactNode;
}

interface RowsProps {
  rows: readonly Row[];
  numbered?: boolean;
  /** Keeps titles above their texts at any width. */
  narrow?: boolean;
}

/** Titled paragraphs between hairlines, where cards would only look alike. */
export default function Rows({rows, numbered = false, narrow = false}: RowsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={clsx(styles.rows, numbered && styles.numbered, narrow && styles.narrow)}>
      {rows.map(({title, text}, index) => (
        <li key={title}>
          {numbered && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3>{title}</h3>
          <div className={styles.text}>{typeof text === 'string' ? <Linked>{text}</Linked> : text}</div>
        </li>
      ))}
    </List>
  );
}
