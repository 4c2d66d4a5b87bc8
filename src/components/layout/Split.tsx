import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Split.module.css';

/** Two columns, the first narrower and, with `sticky`, kept in view; stacked on small screens. */
export default function Split({children, sticky = false}: {children: ReactNode; sticky?: boolean}) {
  return <div className={clsx('grid foldsMedium', styles.split, sticky && styles.sticky)}>{children}</div>;
}
