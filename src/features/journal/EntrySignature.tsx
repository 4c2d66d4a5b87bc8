import type {ReactNode} from 'react';
import {hueColour} from '../../data/hues';
import {TOPIC_HUE, TOPICS, type Topic} from '../../data/journal/topics';
import styles from './EntrySignature.module.css';

const WIDTH = 240;
const HEIGHT = 150;

/** One line of the drawing: the topic's place in the list bends it, the reading time stretches it. */
function line(topic: Topic, index: number, count: number, minutes: number): {path: string; end: number} {
  const seed = TOPICS.indexOf(topic);
  const start = HEIGHT - 8 - index * 5;
  const end = 16 + (index * (HEIGHT - 50)) / Math.max(count, 2);
  const lift = HEIGHT - 12 - ((seed * 17) % 46);
  const reach = 60 + minutes * 6 + ((seed * 11) % 30);
  return {path: `M0 ${start}C${50 + ((seed * 7) % 50)} ${lift} ${reach} ${end + 34} ${WIDTH - 14} ${end}`, end};
}

/** An entry's drawing: one growth line for each of its topics, in the topic's hue. Decorative. */
export default function EntrySignature({
  topics,
  minutes,
}: {
  topics: readonly Topic[];
  minutes: number;
}): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.signature} aria-hidden="true">
      <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} className={styles.ground} />
      {topics.map((topic, index) => {
        const {path, end} = line(topic, index, topics.length, minutes);
        return (
          <g key={topic} stroke={hueColour(TOPIC_HUE[topic])}>
            <path d={path} />
            <circle cx={WIDTH - 14} cy={end} r="4.5" />
          </g>
        );
      })}
    </svg>
  );
}
