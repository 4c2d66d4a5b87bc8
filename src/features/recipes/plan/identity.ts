import {laterOf, serialisePlan, type PlanAddress} from './address';
import {USUAL_DAYS} from './answers';
import type {Day} from './days';
import type {PlannerRecipe} from './library';

/** A plan as a text that is the same for the same plan, in whatever order its recipes were added. */
export const identityOf = (plan: PlanAddress, monday: Day | undefined) =>
  serialisePlan({
    recipes: plan.recipes && [...plan.recipes].sort(),
    first: [...plan.first].sort(),
    decided: [...plan.decided].sort(),
    later: laterOf(plan).sort((a, b) => (a.id < b.id ? -1 : 1)),
    start: plan.start ?? monday,
    days: plan.days ?? USUAL_DAYS,
  });

/** A plan without recipes that are not in the library. */
export function knownOf(plan: PlanAddress, recipes: readonly PlannerRecipe[]) {
  const known = (ids: readonly string[] = []) =>
    ids.filter((id) => recipes.some((recipe) => recipe.id === id));
  return {...plan, recipes: known(plan.recipes), first: known(plan.first), decided: known(plan.decided)};
}

/** Whether two plans are the same but for their days. */
export const sameButForStart = (one: PlanAddress, other: PlanAddress) =>
  identityOf({...one, start: undefined}, undefined) === identityOf({...other, start: undefined}, undefined);
