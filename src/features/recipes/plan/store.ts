import {useCallback, useMemo} from 'react';
import renamed from '@generated/content/default/renamed.json';
import {useWork} from '../../../shell/storage/useStored';
import {
  parsePlan,
  planPath,
  serialisePlan,
  withNewIds,
  withoutRecipe,
  withRecipes,
  type PlanAddress,
} from './address';

/** The key under which the browser keeps a plan, as the query of its address. */
export const PLAN_KEY = 'gfn-plan';

/** Reads a plan that was kept or sent, however long ago: recipes by the ids that they have now. */
export const readPlan = (query: string): PlanAddress => withNewIds(parsePlan(query), renamed);

const asKept = (text: string | null) => text;

/** The plan that a visitor has in this browser; `path` carries it where storage is blocked, and `kept` may be empty. */
export function useOwnPlan() {
  const [text, setText] = useWork(PLAN_KEY, asKept, String);
  // Written and read again: a plan that has been emptied keeps no first day for the next.
  const plan = useMemo(() => parsePlan(serialisePlan(readPlan(text ?? ''))), [text]);
  const keep = useCallback((next: PlanAddress) => setText(serialisePlan(next)), [setText]);
  const toggle = (id: string) =>
    keep(plan.recipes.includes(id) ? withoutRecipe(plan, id) : withRecipes(plan, [id]));
  return {plan, path: planPath(plan), kept: text !== null, keep, toggle};
}
