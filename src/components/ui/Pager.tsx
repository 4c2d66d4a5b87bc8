import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from './Icon';
import styles from './Pager.module.css';

export interface Neighbour {
  title: string;
  permalink: string;
}

interface PagerProps {
  /** Accessible name. */
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** Appended to "Previous" and "Next". */
  order?: string;
}

export default function Pager({label, previous, next, order = ''}: PagerProps): ReactNode {
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && (
        <Link to={previous.permalink} rel="prev">
          <span>
            <Icon name="back" /> {`Previous${order}`}
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next" className={styles.next}>
          <span>
            {`Next${order}`} <Icon name="arrow" />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
