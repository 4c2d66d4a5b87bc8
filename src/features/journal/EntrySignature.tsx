import clsx from 'clsx';
import {TOPICS, type Topic} from '../../data/journal/topics';
import styles from './EntrySignature.module.css';

const WIDTH = 240;
const HEIGHT = 150;
const TOP = 16;

/** A stem for each topic, whose height is the topic's own. Decorative. */
export default function EntrySignature({topics}: {topics: readonly Topic[]}) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={clsx('screenOnly', styles.signature)}
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} className={styles.ground} />
      {topics.map((topic, index) => {
        const x = Math.round(20 + (index / Math.max(topics.length - 1, 1)) * (WIDTH - 50));
        const y = TOP + ((index * 41 + TOPICS.indexOf(topic) * 13) % (HEIGHT - 70));
        return (
          <g key={topic}>
            <path d={`M${x} ${HEIGHT - 2}C${x} ${HEIGHT - 40} ${x + 12} ${y + 40} ${x + 12} ${y}`} />
            <circle cx={x + 12} cy={y} r="4.5" />
          </g>
        );
      })}
    </svg>
  );
}
