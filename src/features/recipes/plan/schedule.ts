import {MAX_DAYS, USUAL_DAYS} from './address';
import {arrange, type Dated} from './arrange';
import type {Plan, PlanRecipe, PlanWarning} from './types';

/** A plan of one recipe and nothing beside it, what it needs being done. */
const alone = (plan: Dated, {id, needs}: PlanRecipe): Dated => ({
  ...plan,
  recipes: [id],
  days: MAX_DAYS,
  decided: needs,
  later: [],
  own: [],
});

/**
 * Orders the recipes of a plan in time: what a recipe needs is decided before it begins, no surface is used twice at
 * once, set-up and the hours of what runs keep to working days and to the capacity of a month, and of those that could
 * begin on the same day the one with higher impact and lower effort goes first. The same plan always gives the same
 * days; what cannot be done, or not within 26 weeks, is a warning.
 */
export function schedule(plan: Dated, library: readonly PlanRecipe[]): Plan {
  const {own} = plan;
  return {...planned(plan, library), ...(own.length > 0 && {own})};
}

function planned(plan: Dated, library: readonly PlanRecipe[]): Plan {
  const recipes = library.filter(({id}) => plan.recipes.includes(id));
  const {days = USUAL_DAYS} = plan;
  const {items, needs: unmet, left, over} = arrange(plan, recipes);
  const needs = [...unmet, ...over.map((id): PlanWarning => ({kind: 'decided', id}))];
  if (left.length === 0) {
    return {items, warnings: needs};
  }
  if (days < 1) {
    return {items, warnings: [...needs, {kind: 'no capacity'}]};
  }
  const tooLong = left.filter((id) =>
    recipes.some((recipe) => recipe.id === id && arrange(alone(plan, recipe), [recipe]).left.length > 0),
  );
  const ids = left.filter((id) => !tooLong.includes(id));
  const more = Array.from({length: MAX_DAYS - days}, (_, index) => days + 1 + index);
  const enough = more.find((each) =>
    arrange({...plan, days: each}, recipes).left.every((id) => tooLong.includes(id)),
  );
  return {
    items,
    warnings: [
      ...needs,
      ...tooLong.map((id): PlanWarning => ({kind: 'too long', id})),
      ...(ids.length === 0 ? [] : [{kind: 'no room' as const, ids, days, enough}]),
    ],
  };
}
