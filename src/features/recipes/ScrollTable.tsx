import type {ReactNode} from 'react';
import clsx from 'clsx';
import shade from '../../components/ui/Scrolls.module.css';
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
export default function ScrollTable({summary, label, open = false, children}: ScrollTableProps): ReactNode {
  return (
    <details className={styles.fold} open={open}>
      <summary>{summary}</summary>
      {/* It scrolls sideways, and must do so by keyboard, too (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={clsx(shade.scrolls, styles.scroll)} role="region" aria-label={label} tabIndex={0}>
        <table>{children}</table>
      </div>
    </details>
  );
}
