import type {ReactNode} from 'react';
import ScrollBox from '../../components/ui/ScrollBox';
import styles from './ScrollTable.module.css';

interface ScrollTableProps {
  /** What opens it. */
  summary: string;
  /** Names it for those who reach it by keyboard. */
  label: string;
  open?: boolean;
  /** Head and body of the table. */
  children: ReactNode;
}

/** A table that unfolds, and scrolls sideways where there is little room. */
export default function ScrollTable({summary, label, open = false, children}: ScrollTableProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className="marked small strong">{summary}</summary>
      <ScrollBox label={label} className={styles.scroll}>
        <table className="small figures">{children}</table>
      </ScrollBox>
    </details>
  );
}
