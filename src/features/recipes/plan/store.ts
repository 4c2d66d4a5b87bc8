import {useCallback, useMemo} from 'react';
import {useWork} from '../../../shell/storage/useStored';
import {parsePlan, planPath, serialisePlan, withoutRecipe, withRecipes, type PlanAddress} from './address';

/** Where a plan is kept in the browser, as the query of its address. */
export const PLAN_KEY = 'gfn-plan';

const asKept = (text: string | null) => text;

/** The plan that a visitor has in this browser; `path` carries it where storage is blocked, and `kept` may be empty. */
export function useOwnPlan() {
  const [text, setText] = useWork(PLAN_KEY, asKept, String);
  // Written and read again: a plan that has been emptied keeps no first day for the next.
  const plan = useMemo(() => parsePlan(serialisePlan(parsePlan(text ?? ''))), [text]);
  const keep = useCallback((next: PlanAddress) => setText(serialisePlan(next)), [setText]);
  const toggle = (id: string) =>
    keep(plan.recipes.includes(id) ? withoutRecipe(plan, id) : withRecipes(plan, [id]));
  return {plan, path: planPath(plan), kept: text !== null, keep, toggle};
}
