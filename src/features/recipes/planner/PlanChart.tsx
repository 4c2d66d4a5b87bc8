import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Unbroken from '../../../components/ui/Unbroken';
import {hueColour} from '../../../data/hues';
import {CHANNEL_HUE, type Channel} from '../../../data/recipes/taxonomy';
import {recipePath} from '../paths';
import type {PlanItem} from '../plan/types';
import styles from './PlanChart.module.css';
import {stretchesOf, type Scale} from './scale';

const per = (value: number) => `${value.toFixed(2)}%`;

/** A recipe over the weeks: set-up, run, decision; in the middle of its row, however high that is. */
function Bar({item, scale: {at, lines}}: {item: PlanItem; scale: Scale}): ReactNode {
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

/** What the signs of the chart mean. */
function Legend({column}: Pick<Scale, 'column'>): ReactNode {
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
    </figcaption>
  );
}

interface PlanChartProps {
  items: readonly PlanItem[];
  scale: Scale;
  /** The channels of the recipes, whose first colours the bar. */
  recipes: readonly {id: string; channels: readonly Channel[]}[];
  /** The labels above the weeks, each at its percentage of the width; phones have no room for minor ones. */
  marks: readonly {text: string; at: number; minor?: boolean}[];
  /** The line below a recipe's name. */
  when: (item: PlanItem) => string;
  /** A recipe's controls, at the end of its row. */
  actions?: (item: PlanItem) => ReactNode;
}

/** A plan over weeks, a recipe a row. The table that stands below it has the same facts. */
export default function PlanChart({items, scale, recipes, marks, when, actions}: PlanChartProps): ReactNode {
  return (
    <figure className={clsx(styles.chart, actions && styles.withActions)}>
      <div className={styles.marks} aria-hidden="true">
        {marks.map(({text, at, minor}) => (
          <span key={at} className={clsx(minor && styles.minor)} style={{insetInlineStart: per(at)}}>
            {text}
          </span>
        ))}
      </div>
      <ol className={styles.rows}>
        {items.map((item) => {
          const {id, name} = item.recipe;
          const channel = recipes.find((recipe) => recipe.id === id)?.channels[0];
          return (
            <li key={id} style={{'--pen': channel && hueColour(CHANNEL_HUE[channel])}}>
              <div className={styles.name}>
                <Link to={recipePath(id)}>
                  <Unbroken>{name}</Unbroken>
                </Link>
                <p>{when(item)}</p>
              </div>
              <Bar item={item} scale={scale} />
              {actions && <div className={styles.actions}>{actions(item)}</div>}
            </li>
          );
        })}
      </ol>
      <Legend column={scale.column} />
    </figure>
  );
}
