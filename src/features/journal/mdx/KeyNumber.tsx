import type {ReactNode} from 'react';
import styles from './KeyNumber.module.css';

interface KeyNumberProps {
  /** The figure with its unit, e.g. `1,000 users`. */
  value: string;
  /** What it counts, and the condition under which it holds. */
  children: ReactNode;
}

/** One figure worth remembering. */
export default function KeyNumber({value, children}: KeyNumberProps): ReactNode {
  return (
    <div className={styles.keyNumber}>
      <p className={styles.value}>{value}</p>
      <div className={styles.meaning}>{children}</div>
    </div>
  );
}
