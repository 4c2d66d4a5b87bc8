import {pick} from '../../../lib/record';
import type {Starter} from '../../../data/plans/starter';
import type {StarterPlan} from '../plan/starters';
import type {ChannelTimes} from '../planner/PlanBar';

/** What a link to a starter plan shows. */
export interface StarterCard extends Pick<Starter, 'id' | 'title' | 'oneLine'> {
  weeks: number;
  setUpDays: number;
  spend: {from: number; to: number};
  bars: readonly ChannelTimes[];
}

/** The bars of a plan, each with its recipe's first channel. */
export const barsOf = ({plan, recipes}: Pick<StarterPlan, 'plan' | 'recipes'>): StarterCard['bars'] =>
  plan.items.map(({recipe, setUp, runs, decision}) => {
    const [channel] = recipes.find(({id}) => id === recipe.id)?.channels ?? [];
    return {channel, setUp, runs, decision};
  });

/** A plan as one chart. */
export interface YearPlan extends Pick<StarterPlan, 'plan' | 'weeks'>, Pick<Starter, 'id' | 'title'> {
  recipes: readonly Pick<StarterPlan['recipes'][number], 'id' | 'channels'>[];
}

/** The longest of the plans, as one chart. */
export function yearOf(plans: readonly StarterPlan[]): YearPlan | undefined {
  const [longest] = [...plans].sort((a, b) => b.weeks - a.weeks);
  return (
    longest && {
      ...pick(longest.starter, ['id', 'title']),
      ...pick(longest, ['plan', 'weeks']),
      recipes: longest.recipes.map((recipe) => pick(recipe, ['id', 'channels'])),
    }
  );
}

/** Projects a plan to what a link to it shows. */
export function toStarterCard(plan: StarterPlan): StarterCard {
  const {starter, weeks, cost} = plan;
  const {id, title, oneLine} = starter;
  return {id, title, oneLine, weeks, ...cost.total, bars: barsOf(plan)};
}
