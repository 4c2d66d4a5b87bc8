import {LEVELS} from '../../../data/recipes/taxonomy';
import type {PlanRecipe} from './types';

/**
 * The best order of some recipes: the higher impact first, then the lower effort, then as in the library, each after what
 * it needs.
 */
export function bestOrder(ids: readonly string[], library: readonly PlanRecipe[]): string[] {
  const recipes = library.filter(({id}) => ids.includes(id));
  const better = (a: PlanRecipe, b: PlanRecipe) =>
    LEVELS.indexOf(b.expectedImpact) - LEVELS.indexOf(a.expectedImpact) ||
    LEVELS.indexOf(a.effortLevel) - LEVELS.indexOf(b.effortLevel) ||
    recipes.indexOf(a) - recipes.indexOf(b);
  const ordered = new Set<string>();
  const add = ({id, needs}: PlanRecipe, before: readonly string[] = []) => {
    if (ordered.has(id)) {
      return;
    }
    recipes
      .filter((other) => needs.includes(other.id) && ![...before, id].includes(other.id))
      .sort(better)
      .forEach((need) => add(need, [...before, id]));
    ordered.add(id);
  };
  [...recipes].sort(better).forEach((recipe) => add(recipe));
  return [...ordered];
}
