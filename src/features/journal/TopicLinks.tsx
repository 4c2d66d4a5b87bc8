import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {Topic} from '../../data/journal/topics';
import {topicPath} from '../../config/paths';
import styles from './TopicLinks.module.css';

export default function TopicLinks({topics}: {topics: readonly Topic[]}) {
  return (
    <ul className={clsx('badges', styles.topics)} aria-label="Topics">
      {topics.map((topic) => (
        <li key={topic}>
          <Link to={topicPath(topic)}>{topic}</Link>
        </li>
      ))}
    </ul>
  );
}
