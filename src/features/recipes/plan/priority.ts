import {LEVELS} from '../../../data/recipes/taxonomy';
import type {PlanRecipe, UnmetNeed} from './types';

/** Recipes that cannot be planned, because what they need is neither in the plan nor decided, or has failed. */
export function unmet(
  recipes: readonly PlanRecipe[],
  decided: ReadonlySet<string>,
  failed: ReadonlySet<string>,
): UnmetNeed[] {
  const inPlan = new Set(recipes.map(({id}) => id));
  const kindOf = (need: string) =>
    failed.has(need) ? 'failed need' : inPlan.has(need) ? 'waits for' : 'missing need';
  const missing: UnmetNeed[] = [];
  let left = [...recipes];
  for (;;) {
    const ids = new Set(left.map(({id}) => id));
    const out = left.flatMap(({id, needs}): UnmetNeed[] => {
      const need = needs.find((each) => (!ids.has(each) || failed.has(each)) && !decided.has(each));
      return need === undefined ? [] : [{kind: kindOf(need), id, needs: need}];
    });
    if (out.length === 0) {
      return missing;
    }
    missing.push(...out);
    left = left.filter(({id}) => !out.some((other) => other.id === id));
  }
}

/** Pinned ones first, then higher impact, then lower effort, then by id. */
export function comparePriority(first: readonly string[]) {
  const pin = ({id}: PlanRecipe) => (first.includes(id) ? first.indexOf(id) : first.length);
  return (a: PlanRecipe, b: PlanRecipe): number =>
    pin(a) - pin(b) ||
    LEVELS.indexOf(b.expectedImpact) - LEVELS.indexOf(a.expectedImpact) ||
    LEVELS.indexOf(a.effortLevel) - LEVELS.indexOf(b.effortLevel) ||
    (a.id < b.id ? -1 : 1);
}
