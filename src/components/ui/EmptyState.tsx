import type {ReactNode} from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  message: string;
  hint?: ReactNode;
  as?: 'p' | 'h2' | 'h3';
  children: ReactNode;
}

/** What stands in place of a list that has nothing to show. */
export default function EmptyState({message, hint, as: Message = 'p', children}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Message className={styles.message}>{message}</Message>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <p className="cluster centred gap12 aboveActions anywhere">{children}</p>
    </div>
  );
}
