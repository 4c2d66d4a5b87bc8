import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './RowLink.module.css';

/** An unframed list item's one link, covering all of it; the item needs `position: relative`. */
export default function RowLink({to, children}: {to: string; children: ReactNode}) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
