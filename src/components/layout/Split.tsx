import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Split.module.css';

/** Two columns, the first narrower and, with `sticky`, kept in view; stacked on small screens. */
export default function Split({
  children,
  sticky = false,
  even = false,
}: {
  children: ReactNode;
  sticky?: boolean;
  even?: boolean;
}) {
  return <div className={clsx(styles.split, sticky && styles.sticky, even && styles.even)}>{children}</div>;
}
