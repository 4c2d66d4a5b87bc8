import type {ReactNode} from 'react';
import styles from './lists.module.css';

interface ListProps {
  children: ReactNode;
}

/** A numbered list of instructions, each beginning with what to do in bold. */
export function Steps({children}: ListProps): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}

/** A list of moments in order, each beginning with its time in bold. */
export function Timeline({children}: ListProps): ReactNode {
  return <div className={styles.timeline}>{children}</div>;
}

/** A list of things to tick off, on screen or on paper. */
export function Checklist({children}: ListProps): ReactNode {
  return <div className={styles.checklist}>{children}</div>;
}
