import type {ComponentProps, ReactNode} from 'react';
import ScrollBox from '../../../components/ui/ScrollBox';
import styles from './TableFrame.module.css';

/** A Markdown table; a wide one, which has a name, in a box of that name that scrolls sideways on narrow screens. */
export default function TableFrame({'aria-label': name, ...table}: ComponentProps<'table'>): ReactNode {
  const shown = <table {...table} />;
  return name === undefined ? (
    <div className={styles.frame}>{shown}</div>
  ) : (
    <ScrollBox label={name} className={styles.frame}>
      {shown}
    </ScrollBox>
  );
}
