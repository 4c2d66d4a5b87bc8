import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '../../../components/ui/Icon';
import {PlainBadge} from '../../../components/ui/Badge';
import type {EntrySummary} from '../../../data/journal/types';
import {dayInWords} from '../../../lib/dayInWords';
import styles from './EntryList.module.css';

export default function EntryList({entries}: {entries: readonly EntrySummary[]}) {
  return (
    <ol className="clean-list">
      {entries.map(({id, title, excerpt, date, month, reviewed, minutes, topics, path, mark, figure}) => (
        <li key={id} className={styles.entry}>
          <article className={clsx('grid relative', styles.card)}>
            <p className={clsx('stack above8 note', styles.facts)}>
              <time className="ink strong" dateTime={date}>
                {month}
              </time>
              <span>{`${minutes} min read`}</span>
              <span>
                Reviewed <span className="nowrap">{dayInWords(reviewed)}</span>
              </span>
              {mark !== undefined && <PlainBadge>{mark}</PlainBadge>}
            </p>
            <div>
              <h3 className={clsx('title', styles.title)}>{title}</h3>
              <p className={clsx('measure soft', styles.excerpt)}>{excerpt}</p>
              <ul className="badges" aria-label="Categories">
                {topics.map((topic) => (
                  <li key={topic}>
                    <PlainBadge>{topic}</PlainBadge>
                  </li>
                ))}
              </ul>
              <Link
                to={path}
                className={clsx('onward touch gapText above8 brand strong plain covers', styles.link)}
              >
                Read Full Entry<span className="srOnly">{`: ${title}`}</span>
                <Icon name="arrow" />
              </Link>
            </div>
            {figure !== undefined && (
              <p className="note">
                <strong className={clsx('numeral ink block', styles.figure)}>{figure.value}</strong>{' '}
                {figure.says}
              </p>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
