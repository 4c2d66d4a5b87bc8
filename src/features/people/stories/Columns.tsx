import type {ReactNode} from 'react';
import styles from './Columns.module.css';

/** Paragraphs in two columns. */
export default function Columns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
