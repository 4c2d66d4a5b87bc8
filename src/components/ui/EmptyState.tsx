import type {ReactNode} from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  message: string;
  hint?: ReactNode;
  as?: 'p' | 'h2' | 'h3';
  children: ReactNode;
}

export default function EmptyState({message, hint, as: Message = 'p', children}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 240 90" className={styles.drawing} aria-hidden="true">
        <path d="M6 8V82H234" className={styles.axis} />
        <path d="M6 46H104" className={styles.line} />
        <path d="M104 46H232" className={styles.missing} />
        <circle cx="104" cy="46" r="5" className={styles.dot} />
      </svg>
      <Message className={styles.message}>{message}</Message>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <p className="cluster centred gap12 aboveActions anywhere">{children}</p>
    </div>
  );
}
