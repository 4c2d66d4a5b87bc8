import type {ReactNode} from 'react';
import clsx from 'clsx';
import {TOPICS, type Topic} from '../../data/journal/topics';
import styles from './EntrySignature.module.css';

const WIDTH = 240;
const HEIGHT = 150;
const TOP = 16;

interface Stroke {
  path: string;
  x: number;
  y: number;
}

/** Place of one topic among the others of its entry, and how far its own number may bend its line. */
interface Place {
  /** 0 for the first topic, towards 1 for the last. */
  share: number;
  index: number;
  seed: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A growth line from a shared baseline to an end that differs for each entry. */
function fan({share, index, seed}: Place): Stroke {
  const y = round(TOP + share * (HEIGHT - 60));
  const bend = HEIGHT - 12 - ((seed * 17) % 46);
  return {
    path: `M0 ${HEIGHT - 8 - index * 5}C${50 + ((seed * 7) % 50)} ${bend} ${120 + ((seed * 11) % 40)} ${y + 34} ${WIDTH - 14} ${y}`,
    x: WIDTH - 14,
    y,
  };
}

/** A staircase beside the others; how many steps it takes is the topic's own. */
function stairs({index, seed}: Place): Stroke {
  const rise = 15;
  const tread = 36;
  const steps = 5 - (seed % 3);
  const start = HEIGHT - 6 - index * 9;
  return {
    path: `M0 ${start}h${tread}${`v${-rise}h${tread}`.repeat(steps)}`,
    x: tread * (steps + 1),
    y: start - steps * rise,
  };
}

/** A stem from the ground, as tall as the topic's turn allows, leaning with its neighbours. */
function stems({share, index, seed}: Place): Stroke {
  const x = round(20 + share * (WIDTH - 50));
  const y = TOP + ((index * 41 + seed * 13) % (HEIGHT - 70));
  return {path: `M${x} ${HEIGHT - 2}C${x} ${HEIGHT - 40} ${x + 12} ${y + 40} ${x + 12} ${y}`, x: x + 12, y};
}

const FORMS = [fan, stairs, stems];

/**
 * A drawing that belongs to one entry or topic: `name` chooses its form, each topic is one line.
 * Decorative.
 */
export default function EntrySignature({name, topics}: {name: string; topics: readonly Topic[]}): ReactNode {
  const form = FORMS[(name.length + name.charCodeAt(3)) % FORMS.length] ?? fan;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={clsx('screenOnly', styles.signature)}
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} className={styles.ground} />
      {topics.map((topic, index) => {
        const share = index / Math.max(topics.length - 1, 1);
        const {path, x, y} = form({share, index, seed: TOPICS.indexOf(topic)});
        return (
          <g key={topic}>
            <path d={path} />
            <circle cx={x} cy={y} r="4.5" />
          </g>
        );
      })}
    </svg>
  );
}
