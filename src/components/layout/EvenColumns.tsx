import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './EvenColumns.module.css';

interface EvenColumnsProps {
  /** Draws its children as `li`. */
  children: ReactNode;
  least: string;
  gap?: string;
}

/** Columns of equal width: one per item, fewer where there is no room. */
export default function EvenColumns({children, least, gap = 'var(--space-16)'}: EvenColumnsProps) {
  return (
    <ul
      className={clsx('even', styles.columns)}
      style={{'--least': least, '--gap': gap, '--count': Children.count(children)}}
    >
      {children}
    </ul>
  );
}
