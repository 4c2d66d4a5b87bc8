import type {Day} from './days';
import type {Preparations} from './library';
import type {Plan, PlanRecipe} from './types';

/** What must be there before a recipe begins. */
export interface Preparation {
  recipe: PlanRecipe;
  /** The first day of its set-up, or of its run where it has none. */
  by: Day;
  entries: readonly string[];
}

/** One checklist for the whole plan, in order of time: conditions, then assets; what an earlier recipe asks for is not asked again. */
export function checklistOf({items}: Pick<Plan, 'items'>, preparations: Preparations): Preparation[] {
  const asked = new Set<string>();
  return items
    .map(({recipe, setUp, runs}) => {
      const own = preparations[recipe.id];
      const entries = [...(own?.dependencies ?? []), ...(own?.assetsNeeded ?? [])].filter((entry) => {
        const known = asked.has(entry.toLowerCase());
        asked.add(entry.toLowerCase());
        return !known;
      });
      return {recipe, by: setUp[0] ?? runs, entries};
    })
    .filter(({entries}) => entries.length > 0);
}
