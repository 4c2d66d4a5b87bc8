import type {ReactNode} from 'react';
import clsx from 'clsx';
import Pager, {type Neighbour} from '../../../components/ui/Pager';
import RowLink from '../../../components/ui/RowLink';
import {Width} from '../../../components/layout/Section';
import type {RelatedEntry} from '../../../data/journal/types';
import EntrySignature from '../EntrySignature';
import styles from './ArticleAfter.module.css';

interface ArticleAfterProps {
  related: readonly RelatedEntry[];
  /** Neighbours in time. */
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

export default function ArticleAfter({related, previous, next}: ArticleAfterProps): ReactNode {
  return (
    <Width className={clsx('screenOnly whenNear', styles.after)}>
      <section aria-labelledby="related">
        <h2 id="related" className={styles.heading}>
          Related entries
        </h2>
        <ul className={styles.related}>
          {related.map(({id, title, path, month, minutes, topics}) => (
            <li key={id}>
              <EntrySignature topics={topics} />
              <p className={styles.facts}>{`${month} · ${minutes} min read`}</p>
              <RowLink to={path}>{title}</RowLink>
            </li>
          ))}
        </ul>
      </section>
      <Pager label="Previous and next entry" previous={previous} next={next} />
    </Width>
  );
}
