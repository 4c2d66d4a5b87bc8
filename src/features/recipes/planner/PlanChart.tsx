import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ChannelKey from '../../../components/ui/ChannelKey';
import Unbroken from '../../../components/ui/Unbroken';
import {hueColour} from '../../../config/hues';
import {CHANNEL_HUE, type Channel} from '../../../data/recipes/taxonomy';
import {recipePath} from '../../../config/paths';
import type {PlanItem} from '../plan/types';
import {Bar, Legend} from './PlanBar';
import styles from './PlanChart.module.css';
import {per, type Scale} from './scale';

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

/** A plan over weeks, a recipe a row. The table below it has the same facts. */
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
              {actions && <div className={clsx('screenOnly', styles.actions)}>{actions(item)}</div>}
            </li>
          );
        })}
      </ol>
      <Legend column={scale.column}>
        <ChannelKey
          channels={items.flatMap(({recipe}) => recipes.find(({id}) => id === recipe.id)?.channels[0] ?? [])}
        />
      </Legend>
    </figure>
  );
}
