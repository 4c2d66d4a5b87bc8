import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import shade from '../../../components/ui/Scrolls.module.css';
import styles from './TableFrame.module.css';

/** A Markdown table; a wide one, which has a name, in a box of that name that scrolls sideways on narrow screens. */
export default function TableFrame({'aria-label': name, ...table}: ComponentProps<'table'>): ReactNode {
  return name === undefined ? (
    <div className={styles.frame}>
      <table {...table} />
    </div>
  ) : (
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={clsx(shade.scrolls, styles.frame)} role="group" aria-label={name} tabIndex={0}>
      <table {...table} />
    </div>
  );
}
