import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import type {Hue} from '../../../data/hues';
import type {Starter} from '../../../data/plans/starter';
import {FIRST_DAY, type StarterPlan} from '../plan/starters';

/** A recipe of a plan as a bar: where it begins, runs and is decided, in weeks from the plan's beginning. */
export interface SketchBar {
  hue: Hue;
  setUp: number;
  runs: number;
  decision: number;
}

/** What a link to a starter plan shows. */
export interface StarterCard extends Pick<Starter, 'id' | 'title' | 'oneLine' | 'hue'> {
  weeks: number;
  setUpDays: number;
  spend: {from: number; to: number};
  bars: readonly SketchBar[];
}

const weeksFrom = (day: number) => Math.round(((day - FIRST_DAY) / 7) * 100) / 100;

/** The bars of a plan, each in the hue of its recipe's first channel. */
export const barsOf = ({plan, recipes}: Pick<StarterPlan, 'plan' | 'recipes'>): SketchBar[] =>
  plan.items.map(({recipe, setUp, runs, decision}) => {
    const [channel] = recipes.find(({id}) => id === recipe.id)?.channels ?? [];
    return {
      hue: channel === undefined ? 'green' : CHANNEL_HUE[channel],
      setUp: weeksFrom(setUp[0] ?? runs),
      runs: weeksFrom(runs),
      decision: weeksFrom(decision),
    };
  });

/** Projects a plan to what a link to it shows. */
export function toCard(plan: StarterPlan): StarterCard {
  const {starter, weeks, cost} = plan;
  const {id, title, oneLine, hue} = starter;
  return {id, title, oneLine, hue, weeks, ...cost.total, bars: barsOf(plan)};
}
