import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../../../components/Icon';
import type {Stage} from '../../../data/recipes/taxonomy';
import styles from './StagePager.module.css';

export interface Neighbour {
  title: string;
  permalink: string;
}

/** The recipes before and after this one within its buying-cycle stage. */
export default function StagePager({
  stage,
  previous,
  next,
}: {
  stage: Stage;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}): ReactNode {
  return (
    <nav className={styles.pager} aria-label={`More ${stage} recipes`}>
      {previous && (
        <Link to={previous.permalink} rel="prev">
          <span>
            <Icon name="back" /> {`Previous in ${stage}`}
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next" className={styles.next}>
          <span>
            {`Next in ${stage}`} <Icon name="arrow" />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
