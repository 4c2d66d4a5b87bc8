import type {ReactNode} from 'react';
import IconButton from '../../../components/ui/IconButton';
import {pinned} from '../plan/change';
import {splitUntil} from '../plan/days';
import type {PlanItem} from '../plan/types';
import {lengthOf, shortDate} from '../plan/words';
import PlanChart from './PlanChart';
import {scaleOf} from './scale';
import type {PlanState} from './usePlan';

/** The dates of a recipe in one line. */
function when({recipe, setUp, runs, decision}: PlanItem): string {
  const [first] = setUp;
  const begin =
    first === undefined
      ? ''
      : `Set up ${shortDate(first)} (${lengthOf(recipe.setUpDays, splitUntil(setUp))}), `;
  return `${begin}${begin === '' ? 'Runs' : 'runs'} from ${shortDate(runs)}, decide on ${shortDate(decision)}`;
}

/** The id of the button that takes a recipe out. */
export const removeId = (recipe: string): string => `remove-${recipe}`;

/** The visitor's plan by months, each recipe with its controls. */
export default function PlannerChart({
  state: {plan, chosen, start, address, change},
  onRemove,
}: {
  state: PlanState;
  onRemove: (id: string) => void;
}): ReactNode {
  const scale = scaleOf(plan, start);
  return (
    <PlanChart
      items={plan.items}
      scale={scale}
      recipes={chosen}
      marks={scale.months.map(({name, at, minor}) => ({text: name, at, minor}))}
      when={when}
      actions={({recipe: {id, name}}) => (
        <>
          <IconButton
            icon="pin"
            label={`Begin with ${name}`}
            aria-pressed={address.first.includes(id)}
            onClick={() => change(pinned(address, id))}
          />
          <IconButton id={removeId(id)} icon="close" label={`Remove ${name}`} onClick={() => onRemove(id)} />
        </>
      )}
    />
  );
}
