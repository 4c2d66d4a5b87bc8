import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../../../components/Icon';
import {Width} from '../../../components/Section';
import type {EntrySummary} from '../../../data/journal/types';
import EntrySignature from '../EntrySignature';
import styles from './ArticleAfter.module.css';

interface Neighbour {
  title: string;
  permalink: string;
}

interface ArticleAfterProps {
  related: readonly EntrySummary[];
  /** The entry before this one in time, and the one after it. */
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Where to read on: related entries, then the neighbours in time. */
export default function ArticleAfter({related, previous, next}: ArticleAfterProps): ReactNode {
  return (
    <Width className={styles.after}>
      <section aria-labelledby="related">
        <h2 id="related" className={styles.heading}>
          Related entries
        </h2>
        <ul className={styles.related}>
          {related.map(({id, title, path, month, minutes, topics}) => (
            <li key={id}>
              <EntrySignature name={id} topics={topics} />
              <p className={styles.facts}>{`${month} · ${minutes} min read`}</p>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
      <nav className={styles.pager} aria-label="Previous and next entry">
        {previous && (
          <Link to={previous.permalink} rel="prev">
            <span>
              <Icon name="back" /> Previous
            </span>
            {previous.title}
          </Link>
        )}
        {next && (
          <Link to={next.permalink} rel="next" className={styles.next}>
            <span>
              Next <Icon name="arrow" />
            </span>
            {next.title}
          </Link>
        )}
      </nav>
    </Width>
  );
}
