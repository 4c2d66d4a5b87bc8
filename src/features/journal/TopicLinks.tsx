import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {Topic} from '../../data/journal/topics';
import {topicPath} from '../../config/paths';
import styles from './TopicLinks.module.css';

export default function TopicLinks({
  topics,
  counts,
  label = 'Topics',
}: {
  topics: readonly Topic[];
  counts?: ReadonlyMap<Topic, number>;
  label?: string;
}) {
  return (
    <ul className={clsx('badges', styles.topics)} aria-label={label}>
      {topics.map((topic) => (
        <li key={topic}>
          <Link to={topicPath(topic)}>
            {topic}
            {counts && <span className="figures">{counts.get(topic) ?? 0}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
