import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from './Icon';
import styles from './Pager.module.css';

export interface Neighbour {
  title: string;
  permalink: string;
}

interface PagerProps {
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** Appended to "Previous" and "Next". */
  order?: string;
}

export default function Pager({label, previous, next, order = ''}: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && (
        <Link className="strong plain" to={previous.permalink} rel="prev">
          <span className="row gapText medium note">
            <Icon name="back" /> {`Previous${order}`}
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next" className={clsx('strong plain', styles.next)}>
          <span className="row gapText medium note">
            {`Next${order}`} <Icon name="arrow" />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
