import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {hueColour} from '../../../data/hues';
import {recipePath} from '../paths';
import {FIRST_DAY, type StarterPlan} from '../plan/starters';
import {Bar, Legend} from '../planner/PlanChart';
import {scaleOf} from '../planner/scale';
import styles from './StarterChart.module.css';
import {placeInWords} from './words';

/** Every so many weeks have their number above the chart. */
const STEP = 4;

/** A starter plan over weeks, a recipe a row. The table below it has the same facts. */
export default function StarterChart({plan, recipes}: Pick<StarterPlan, 'plan' | 'recipes'>): ReactNode {
  const scale = scaleOf(plan, FIRST_DAY);
  return (
    <figure className={styles.chart}>
      <div className={styles.weeks} aria-hidden="true">
        {Array.from({length: Math.ceil(scale.weeks / STEP)}, (_, index) => (
          <span
            key={index}
            style={{insetInlineStart: `${scale.at(FIRST_DAY + index * STEP * 7).toFixed(2)}%`}}
          >
            {index === 0 ? 'Week 1' : index * STEP + 1}
          </span>
        ))}
      </div>
      <ol className={styles.rows}>
        {plan.items.map((item) => {
          const {id, name} = item.recipe;
          const [channel] = recipes.find((recipe) => recipe.id === id)?.channels ?? [];
          return (
            <li key={id} style={{'--pen': channel && hueColour(CHANNEL_HUE[channel])}}>
              <div className={styles.name}>
                <Link to={recipePath(id)}>{name}</Link>
                <p>{placeInWords(item)}</p>
              </div>
              <Bar item={item} scale={scale} />
            </li>
          );
        })}
      </ol>
      <Legend column={scale.column} />
    </figure>
  );
}
