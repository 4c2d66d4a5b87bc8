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

export default function ArticleAfter({related, previous, next}: ArticleAfterProps) {
  return (
    <Width className="screenOnly whenNear grid gap40 sectionEnd">
      <section aria-labelledby="related">
        <h2 id="related" className="below20">
          Related entries
        </h2>
        <ul className={styles.related}>
          {related.map(({id, title, path, month, minutes, topics}) => (
            <li className="relative ruled" key={id}>
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
