import {useCallback, useEffect, useMemo} from 'react';
import {PLAN_PATH} from '../../../config/paths';
import {readStored, removeStored} from '../../../shell/storage/safeStorage';
import {parseTextList} from '../../../shell/storage/useStored';
import {useWork} from '../../../shell/storage/useWork';
import {parsePlan, serialisePlan, withoutRecipe, withRecipes, type PlanAddress} from './address';

/** Where a plan is kept in the browser, as the query of its address. */
export const PLAN_KEY = 'gfn-plan';
/** Where saved recipes were kept, before the plan became the one list. */
const SAVED_KEY = 'gfn-saved-recipes';

/** The query that is kept, null where none ever was; before, it was kept as JSON, with fields that are ignored now. */
function parseText(text: string | null): string | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === 'string' || value === null ? value : '';
  } catch {
    return text;
  }
}

/** The plan that a kept text holds; one that has been emptied keeps no first day for the next. */
const planOf = (text: string | null) => parsePlan(serialisePlan(parsePlan(text ?? '')));

/** The plan that is kept at this moment. */
const readOwnPlan = (): PlanAddress => planOf(parseText(readStored(PLAN_KEY)));

interface OwnPlan {
  plan: PlanAddress;
  /** Whether the browser keeps one, be it empty. */
  kept: boolean;
  keep: (plan: PlanAddress) => void;
  /** Adds a recipe at the end, or takes it out again. Gives whether it is in the plan now. */
  toggle: (id: string) => boolean;
  /** The planner with this plan in its address, which carries it where storage is blocked. */
  path: string;
}

const pathOf = (plan: PlanAddress) =>
  plan.recipes.length === 0 ? PLAN_PATH : `${PLAN_PATH}?${serialisePlan(plan)}`;

/** The planner with the plan that is kept at this moment. */
export const ownPlanPath = (): string => pathOf(readOwnPlan());

/** The plan that a visitor has in this browser. */
export function useOwnPlan(): OwnPlan {
  const [text, setText] = useWork(PLAN_KEY, parseText, String);
  const plan = useMemo(() => planOf(text), [text]);
  const keep = useCallback((next: PlanAddress) => setText(serialisePlan(next)), [setText]);
  useEffect(() => {
    const saved = readStored(SAVED_KEY);
    if (saved !== null) {
      removeStored(SAVED_KEY);
      keep(withRecipes(readOwnPlan(), parseTextList(saved)));
    }
  }, [keep]);
  const toggle = useCallback(
    (id: string) => {
      const isNew = !plan.recipes.includes(id);
      keep(isNew ? withRecipes(plan, [id]) : withoutRecipe(plan, id));
      return isNew;
    },
    [keep, plan],
  );
  return {plan, kept: text !== null, keep, toggle, path: pathOf(plan)};
}
