import {LEVELS} from '../../../data/recipes/taxonomy';
import {MAX_DAYS} from './address';
import {arrange} from './arrange';
import type {Day} from './days';
import type {Plan, PlanRecipe, PlanWarning} from './plan';

/** A plan whose first day and days a month are known. */
export interface Dated {
  recipes: readonly string[];
  start: Day;
  days: number;
  proof?: boolean | undefined;
}

/**
 * Puts the recipes of a plan into time, in their order: what a recipe needs is decided before it begins, no surface is
 * used twice at once where the plan includes the proof, set-up and the hours of what runs keep to working days and to
 * the capacity of a month. The same plan always gives the same days; what cannot be done within 26 weeks is a warning.
 */
export function schedule(
  {recipes: ids, start, days, proof = false}: Dated,
  library: readonly PlanRecipe[],
): Plan {
  const recipes = ids.flatMap((id) => library.find((recipe) => recipe.id === id) ?? []);
  const {items, left, waiting} = arrange(recipes, start, days, proof);
  const isTooLong = (recipe: PlanRecipe) =>
    arrange([{...recipe, needs: []}], start, MAX_DAYS).items.length === 0;
  const unmet = waiting.map((recipe): PlanWarning => {
    const {id, needs} = recipe;
    const missing = needs.find((need) => !ids.includes(need));
    const need = missing ?? needs.find((one) => !items.some(({recipe}) => recipe.id === one)) ?? '';
    return isTooLong(recipe)
      ? {kind: 'too long', id}
      : {kind: missing === undefined ? 'waits for' : 'missing need', id, needs: need};
  });
  const more = Array.from({length: MAX_DAYS - days}, (_, index) => days + 1 + index);
  const warnings = left.map((recipe): PlanWarning => {
    const {id} = recipe;
    const fits = (each: number) =>
      arrange(recipes, start, each, proof).items.some((item) => item.recipe === recipe);
    return isTooLong(recipe) ? {kind: 'too long', id} : {kind: 'no room', id, days, enough: more.find(fits)};
  });
  return {items, warnings: [...unmet, ...warnings]};
}

/**
 * The best order of some recipes: the higher impact first, then the lower effort, then as in the library, each after what
 * it needs.
 */
export function bestOrder(ids: readonly string[], library: readonly PlanRecipe[]): string[] {
  const recipes = library
    .filter(({id}) => ids.includes(id))
    .sort(
      (a, b) =>
        LEVELS.indexOf(b.expectedImpact) - LEVELS.indexOf(a.expectedImpact) ||
        LEVELS.indexOf(a.effortLevel) - LEVELS.indexOf(b.effortLevel),
    );
  const ordered = new Set<string>();
  const add = ({id, needs}: PlanRecipe) => {
    recipes.filter((other) => needs.includes(other.id) && !ordered.has(other.id)).forEach(add);
    ordered.add(id);
  };
  recipes.forEach(add);
  return [...ordered];
}
