import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {Topic} from '../../data/journal/topics';
import {topicPath} from '../../config/paths';
import styles from './TopicLinks.module.css';

export default function TopicLinks({topics, label = 'Topics'}: {topics: readonly Topic[]; label?: string}) {
  return (
    <ul className={clsx('badges', styles.topics)} aria-label={label}>
      {topics.map((topic) => (
        <li key={topic}>
          <Link to={topicPath(topic)}>{topic}</Link>
        </li>
      ))}
    </ul>
  );
}
