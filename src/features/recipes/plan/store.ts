import {useCallback, useMemo} from 'react';
import {readStored} from '../../../shell/storage/safeStorage';
import {useWork} from '../../../shell/storage/useWork';
import {parsePlan, serialisePlan, type PlanAddress} from './address';
import {added, cameLater, removed} from './change';
import {dayOf} from './days';
import {PLAN_PATH} from '../../../config/paths';

/** Where a plan is kept in the browser, as a query string. */
export const PLAN_KEY = 'gfn-plan';

/** The text that is kept; anything else counts as an empty plan. Null where none was ever kept. */
function parseText(text: string | null): string | null {
  if (text === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** The plan that a kept text holds; one that has been emptied keeps no first day for the next. */
const planOf = (text: string | null) => parsePlan(serialisePlan(parsePlan(text ?? '')));

/** The plan that is kept at this moment. */
export const readOwnPlan = (): PlanAddress => planOf(parseText(readStored(PLAN_KEY)));

interface OwnPlan {
  plan: PlanAddress;
  /** Whether the browser keeps one, be it empty. */
  kept: boolean;
  keep: (plan: PlanAddress) => void;
  /** Adds a recipe, or takes it out again. Gives whether it is in the plan now. */
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
  const [text, setText] = useWork(PLAN_KEY, parseText);
  const plan = useMemo(() => planOf(text), [text]);
  const keep = useCallback((next: PlanAddress) => setText(serialisePlan(next)), [setText]);
  const toggle = useCallback(
    (id: string) => {
      const isNew = !plan.recipes.includes(id);
      const part = isNew ? added(plan, [id]) : removed(plan, [id]);
      keep(cameLater({...plan, ...part}, plan.recipes, dayOf(new Date())));
      return isNew;
    },
    [keep, plan],
  );
  return {plan, kept: text !== null, keep, toggle, path: pathOf(plan)};
}
