import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import type {Hue} from '../../../config/hues';
import type {Starter} from '../../../data/plans/starter';
import type {StarterPlan} from '../plan/starters';
import type {Times} from '../planner/PlanBar';

/** What a link to a starter plan shows. */
export interface StarterCard extends Pick<Starter, 'id' | 'title' | 'oneLine' | 'hue'> {
  weeks: number;
  setUpDays: number;
  spend: {from: number; to: number};
  bars: readonly (Times & {hue: Hue})[];
}

/** The bars of a plan, each in the hue of its recipe's first channel. */
export const barsOf = ({plan, recipes}: Pick<StarterPlan, 'plan' | 'recipes'>): StarterCard['bars'] =>
  plan.items.map(({recipe, setUp, runs, decision}) => {
    const [channel] = recipes.find(({id}) => id === recipe.id)?.channels ?? [];
    return {hue: channel === undefined ? 'green' : CHANNEL_HUE[channel], setUp, runs, decision};
  });

/** Projects a plan to what a link to it shows. */
export function toStarterCard(plan: StarterPlan): StarterCard {
  const {starter, weeks, cost} = plan;
  const {id, title, oneLine, hue} = starter;
  return {id, title, oneLine, hue, weeks, ...cost.total, bars: barsOf(plan)};
}
