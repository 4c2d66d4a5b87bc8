import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import IconButton from '../../../components/ui/IconButton';
import {hueColour} from '../../../data/hues';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {recipePath} from '../paths';
import type {PlanItem} from '../plan/types';
import {days, shortDate} from '../plan/words';
import {pinned} from './changes';
import styles from './PlanChart.module.css';
import {scaleOf, stretchesOf, type Scale} from './scale';
import type {PlanState} from './usePlan';

const per = (value: number) => `${value.toFixed(2)}%`;

/** A recipe over the weeks: set-up, run, decision; in the middle of its row, however high that is. */
export function Bar({item, scale: {at, lines}}: {item: PlanItem; scale: Scale}): ReactNode {
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

/** The dates of a recipe in one line. */
function when({recipe, setUp, runs, decision}: PlanItem): string {
  const [first] = setUp;
  const begin = first === undefined ? '' : `Set up ${shortDate(first)} (${days(recipe.setUpDays)}), `;
  return `${begin}${begin === '' ? 'Runs' : 'runs'} from ${shortDate(runs)}, decide on ${shortDate(decision)}`;
}

/** What the signs of the chart mean. */
export function Legend({column}: Pick<Scale, 'column'>): ReactNode {
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

/** The plan over weeks, a recipe a row, each with its controls. The table below it has the same facts. */
export default function PlanChart({
  state,
  onRemove,
}: {
  state: PlanState;
  onRemove: (id: string) => void;
}): ReactNode {
  const {plan, chosen, start, wish, change} = state;
  const scale = scaleOf(plan, start);
  return (
    <figure className={styles.chart}>
      <div className={styles.months} aria-hidden="true">
        {scale.months.map(({name, at}) => (
          <span key={at} style={{insetInlineStart: per(at)}}>
            {name}
          </span>
        ))}
      </div>
      <ol className={styles.rows}>
        {plan.items.map((item) => {
          const {id, name} = item.recipe;
          const channel = chosen.find((recipe) => recipe.id === id)?.channels[0];
          return (
            <li key={id} style={{'--pen': channel && hueColour(CHANNEL_HUE[channel])}}>
              <div className={styles.name}>
                <Link to={recipePath(id)}>{name}</Link>
                <p>{when(item)}</p>
              </div>
              <Bar item={item} scale={scale} />
              <div className={styles.actions}>
                <IconButton
                  icon="pin"
                  label={`Begin with ${name}`}
                  aria-pressed={wish.first.includes(id)}
                  onClick={() => change(pinned(wish, id))}
                />
                <IconButton icon="close" label={`Remove ${name}`} onClick={() => onRemove(id)} />
              </div>
            </li>
          );
        })}
      </ol>
      <Legend column={scale.column} />
    </figure>
  );
}
