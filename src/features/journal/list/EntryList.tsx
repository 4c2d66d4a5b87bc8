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
          <article className={styles.card}>
            <p className={styles.facts}>
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
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.excerpt}>{excerpt}</p>
              <ul className="badges" aria-label="Categories">
                {topics.map((topic) => (
                  <li key={topic}>
                    <PlainBadge>{topic}</PlainBadge>
                  </li>
                ))}
              </ul>
              <Link to={path} className={clsx('onward', styles.link)}>
                Read Full Entry<span className="srOnly">{`: ${title}`}</span>
                <Icon name="arrow" />
              </Link>
            </div>
            {figure !== undefined && (
              <p className={styles.figure}>
                <strong className={styles.value}>{figure.value}</strong> {figure.says}
              </p>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
