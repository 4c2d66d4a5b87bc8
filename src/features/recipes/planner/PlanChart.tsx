import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ChannelKey from '../../../components/ui/ChannelKey';
import IconButton from '../../../components/ui/IconButton';
import NoWrap from '../../../components/ui/NoWrap';
import {hueColour} from '../../../config/hues';
import {recipePath} from '../../../config/paths';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {before, withoutRecipe} from '../plan/address';
import {splitUntil} from '../plan/days';
import type {PlanItem} from '../plan/plan';
import {lengthOf, shortDate} from '../plan/words';
import {Bar, Legend} from './PlanBar';
import styles from './PlanChart.module.css';
import {per, scaleOf} from './scale';
import type {PlanState} from './usePlan';

/** The dates of a recipe in one line. */
function when({recipe, setUp, runs, decision}: PlanItem): string {
  const [first] = setUp;
  const begin =
    first === undefined
      ? 'Runs'
      : `Set up ${shortDate(first)} (${lengthOf(recipe.setUpDays, splitUntil(setUp))}), runs`;
  return `${begin} from ${shortDate(runs)}, decide on ${shortDate(decision)}`;
}

interface PlanChartProps {
  state: PlanState;
  /** Changes the plan, says what that did, and moves the focus to the element with this id, else to the heading. */
  onChange: (recipes: readonly string[], said: string, focus?: string) => void;
}

/** The plan over weeks, a recipe a row with its controls. The table below it has the same facts. */
export default function PlanChart({state: {plan, start, address}, onChange}: PlanChartProps) {
  const {items} = plan;
  const scale = scaleOf(plan, start);
  const actions = ({recipe: {id, name}}: PlanItem, index: number) => {
    const neighbour = items[index + 1] ?? items[index - 1];
    return (
      <>
        {(['up', 'down'] as const).map((way) => {
          const to = index + (way === 'up' ? -1 : 1);
          const other = items[to]?.recipe.id;
          const [later = '', earlier = ''] = way === 'up' ? [id, other] : [other, id];
          return (
            <IconButton
              key={way}
              id={`${way}-${id}`}
              icon="chevron"
              className={clsx(way === 'up' && styles.up)}
              label={`Move ${name} ${way}`}
              aria-disabled={other === undefined}
              onClick={() => {
                if (other !== undefined) {
                  const next = before(address.recipes, later, earlier);
                  onChange(next, `${name} is ${to + 1} of ${items.length} now.`, `${way}-${id}`);
                }
              }}
            />
          );
        })}
        <IconButton
          id={`remove-${id}`}
          icon="close"
          label={`Remove ${name}`}
          onClick={() =>
            onChange(
              withoutRecipe(address, id).recipes,
              `${name} is out of the plan.`,
              neighbour && `remove-${neighbour.recipe.id}`,
            )
          }
        />
      </>
    );
  };
  return (
    <figure className={clsx('ruled', styles.chart)}>
      <div className={clsx('fine strong figures relative', styles.marks)} aria-hidden="true">
        {scale.months.map(({name, at}) => (
          <span key={at} style={{insetInlineStart: per(at)}}>
            {name}
          </span>
        ))}
      </div>
      <ol className={styles.rows}>
        {items.map((item, index) => {
          const {
            id,
            name,
            channels: [channel],
          } = item.recipe;
          return (
            <li className="grid ruled" key={id} style={{'--pen': channel && hueColour(CHANNEL_HUE[channel])}}>
              <div className={clsx('small', styles.name)}>
                <Link className="ink strong loneLink" to={recipePath(id)}>
                  <NoWrap>{name}</NoWrap>
                </Link>
                <p className="above4 figures fine">
                  <NoWrap>{when(item)}</NoWrap>
                </p>
              </div>
              <Bar item={item} scale={scale} />
              <div className={clsx('screenOnly row', styles.actions)}>{actions(item, index)}</div>
            </li>
          );
        })}
      </ol>
      <Legend>
        <ChannelKey channels={items.flatMap(({recipe}) => recipe.channels[0] ?? [])} />
      </Legend>
    </figure>
  );
}
