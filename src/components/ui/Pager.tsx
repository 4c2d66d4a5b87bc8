import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from './Icon';
import styles from './Pager.module.css';

interface Neighbour {
  title: string;
  permalink: string;
}

interface PagerProps {
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

export default function Pager({label, previous, next}: PagerProps) {
  return (
    <nav className={clsx('cluster ruled between', styles.pager)} aria-label={label}>
      {previous && (
        <Link className="strong plain" to={previous.permalink} rel="prev">
          <span className="row gapText medium note">
            <Icon name="back" /> Previous
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next" className={clsx('strong plain', styles.next)}>
          <span className="row gapText medium note">
            Next <Icon name="arrow" />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
