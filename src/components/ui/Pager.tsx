import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from './Icon';
import styles from './Pager.module.css';

/** A page beside this one in some order. */
export interface Neighbour {
  title: string;
  permalink: string;
}

interface PagerProps {
  /** Names the navigation. */
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** The order they are in, said after "Previous" and "Next". */
  order?: string;
}

/** Links to the pages before and after this one. */
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
