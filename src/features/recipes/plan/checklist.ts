import type {Day} from './days';
import type {Preparations} from './library';
import type {Plan, PlanRecipe} from './types';

/** One thing that must be there. */
export interface ChecklistEntry {
  text: string;
  /** What its tick is kept by: one key for each recipe of the plan that asks for it. */
  keys: readonly string[];
}

/** What must be there before a recipe begins. */
export interface Preparation {
  recipe: PlanRecipe;
  /** The first day of its set-up, or of its run where it has none. */
  by: Day;
  entries: readonly ChecklistEntry[];
}

/** One checklist for the whole plan, in order of time: conditions, then assets; what an earlier recipe asks for is not asked again. */
export function checklistOf({items}: Pick<Plan, 'items'>, preparations: Preparations): Preparation[] {
  const asked = new Map<string, string[]>();
  return items
    .map(({recipe, setUp, runs}) => {
      const own = preparations[recipe.id];
      const entries = [...(own?.dependencies ?? []), ...(own?.assetsNeeded ?? [])].flatMap((text) => {
        const same = text.toLowerCase();
        const key = `${recipe.id}: ${same}`;
        const known = asked.get(same);
        if (known !== undefined) {
          known.push(key);
          return [];
        }
        const keys = [key];
        asked.set(same, keys);
        return [{text, keys}];
      });
      return {recipe, by: setUp[0] ?? runs, entries};
    })
    .filter(({entries}) => entries.length > 0);
}
