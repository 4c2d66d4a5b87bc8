import type {ComponentProps} from 'react';
import ScrollBox from '../../../components/ui/ScrollBox';
import styles from './TableFrame.module.css';

/** A wide Markdown table has a name, and gets a box of that name that scrolls on narrow screens. */
export default function TableFrame({'aria-label': name, ...table}: ComponentProps<'table'>) {
  const shown = <table {...table} />;
  return name === undefined ? (
    <div className={styles.frame}>{shown}</div>
  ) : (
    <ScrollBox label={name} className={styles.frame}>
      {shown}
    </ScrollBox>
  );
}
