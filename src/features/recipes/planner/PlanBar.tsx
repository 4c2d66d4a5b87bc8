import type {ReactNode} from 'react';
import ChannelKey from '../../../components/ui/ChannelKey';
import {hueColour} from '../../../config/hues';
import {CHANNEL_HUE, type Channel} from '../../../data/recipes/taxonomy';
import type {PlanItem} from '../plan/types';
import styles from './PlanBar.module.css';
import {per, stretchesOf, type Scale} from './scale';

/** When a recipe is set up, runs and is decided. */
export type Times = Pick<PlanItem, 'setUp' | 'runs' | 'decision'>;

/** A recipe over the weeks: set-up, run, decision; in the middle of its row, however high that is. */
export function Bar({item, scale: {at, lines}}: {item: Times; scale: Scale}): ReactNode {
  const {setUp, runs, decision} = item;
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

/** A recipe's place in time, and the channel that gives its bar the hue. */
export type ChannelTimes = Times & {channel: Channel | undefined};

/** A plan in miniature: the bars of its chart, each in the hue of its recipe's channel, and which hue is which. */
export function Bars({bars, scale}: {bars: readonly ChannelTimes[]; scale: Scale}): ReactNode {
  return (
    <div aria-hidden="true">
      <div className={styles.bars}>
        {bars.map(({channel, ...item}, index) => (
          <div key={index} style={{'--pen': channel && hueColour(CHANNEL_HUE[channel])}}>
            <Bar item={item} scale={scale} />
          </div>
        ))}
      </div>
      <ChannelKey channels={bars.flatMap(({channel}) => channel ?? [])} />
    </div>
  );
}

/** What the signs of the chart mean, and its hues. */
export function Legend({column, children}: Pick<Scale, 'column'> & {children: ReactNode}): ReactNode {
  return (
    <figcaption className={styles.legend}>
      <span>
        <svg aria-hidden="true">
          <rect className={styles.setUp} x="0" y="2" width="18" height="10" rx="3" />
        </svg>
        set-up
      </span>
      <span>
        <svg aria-hidden="true">
          <rect className={styles.runs} x="0" y="2" width="18" height="10" rx="3" />
        </svg>
        runs
      </span>
      <span>
        <svg aria-hidden="true">
          <circle className={styles.decision} cx="9" cy="7" r="5" />
        </svg>
        decision
      </span>
      <span>{`One column is one ${column}.`}</span>
      {children}
    </figcaption>
  );
}
