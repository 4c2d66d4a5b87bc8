import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PlanItem} from '../plan/plan';
import styles from './PlanBar.module.css';
import {per, stretchesOf, type Scale} from './scale';

/** A recipe over the weeks: set-up, run, decision; in the middle of its row, however high that is. */
export function Bar({item: {setUp, runs, decision}, scale: {at, lines}}: {item: PlanItem; scale: Scale}) {
  return (
    <div className={styles.bar}>
      <svg aria-hidden="true">
        {lines.map((line) => (
          <line key={line} x1={per(line)} x2={per(line)} y1="0" y2="100%" />
        ))}
        <svg y="50%" overflow="visible">
          {stretchesOf(setUp).map(({from, until}) => (
            <rect
              key={from}
              className={styles.setUp}
              x={per(at(from))}
              width={per(at(until) - at(from))}
              y="-10"
              height="20"
              rx="4"
            />
          ))}
          <rect
            className={styles.runs}
            x={per(at(runs))}
            width={per(at(decision) - at(runs))}
            y="-10"
            height="20"
            rx="6"
          />
          <circle className={styles.decision} cx={per(at(decision))} r="6" />
        </svg>
      </svg>
    </div>
  );
}

const SIGNS = [
  ['set-up', <rect key="" className={styles.setUp} x="0" y="2" width="18" height="10" rx="3" />],
  ['runs', <rect key="" className={styles.runs} x="0" y="2" width="18" height="10" rx="3" />],
  ['decision', <circle key="" className={styles.decision} cx="9" cy="7" r="5" />],
] as const;

/** What the signs of the chart mean, and its hues. */
export function Legend({children}: {children: ReactNode}) {
  return (
    <figcaption className={clsx('cluster ruled fine', styles.legend)}>
      {SIGNS.map(([name, sign]) => (
        <span key={name}>
          <svg aria-hidden="true">{sign}</svg>
          {name}
        </span>
      ))}
      <span>One column is one week.</span>
      {children}
    </figcaption>
  );
}
