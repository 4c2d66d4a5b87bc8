import {Children, type ReactNode} from 'react';
import styles from './EvenColumns.module.css';

interface EvenColumnsProps {
  /** Its items, as `li`. */
  children: ReactNode;
  /** Least width of a column, with its unit. */
  least: string;
  /** Between two of them, with its unit. */
  gap?: string;
}

/** A list in columns of one width: as many as there are items, fewer where there is no room for all. */
export default function EvenColumns({children, least, gap = 'var(--space-16)'}: EvenColumnsProps): ReactNode {
  return (
    <ul
      className={styles.columns}
      style={{'--least': least, '--gap': gap, '--count': Children.count(children)}}
    >
      {children}
    </ul>
  );
}
