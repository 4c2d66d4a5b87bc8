import {useCallback, useMemo} from 'react';
import {useWork} from '../../storage/useWork';
import {cameLater, parsePlan, serialisePlan, type PlanAddress} from './address';
import {dayOf} from './days';
import {PLAN_PATH} from './paths';

/** Where a plan is kept in the browser. */
export const PLAN_KEY = 'gfn-plan';

/** A plan as it is kept: like one in an address, with a list of recipes, which may be empty. */
type StoredPlan = PlanAddress & {recipes: readonly string[]};

/** The text that is kept: a query string; anything else counts as an empty plan. */
function parseText(text: string | null): string {
  try {
    const value: unknown = JSON.parse(text ?? '""');
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

interface OwnPlan {
  plan: StoredPlan;
  keep: (plan: PlanAddress) => void;
  /** Adds a recipe, or takes it out again. Gives whether it is in the plan now. */
  toggle: (id: string) => boolean;
  /** The planner with this plan in its address, which carries it where storage is blocked. */
  path: string;
}

/** The plan that a visitor has in this browser. */
export function useOwnPlan(): OwnPlan {
  const [text, setText] = useWork(PLAN_KEY, parseText);
  const stored = useMemo(() => {
    const plan = parsePlan(text);
    const {recipes = [], start} = plan;
    // The first day of a plan that has been emptied is not that of the next one.
    return {...plan, recipes, start: recipes.length === 0 ? undefined : start};
  }, [text]);
  const keep = useCallback((plan: PlanAddress) => setText(serialisePlan(plan)), [setText]);
  const toggle = useCallback(
    (id: string) => {
      const added = !stored.recipes.includes(id);
      const recipes = added ? [...stored.recipes, id] : stored.recipes.filter((other) => other !== id);
      const first = stored.first.filter((other) => recipes.includes(other));
      keep(cameLater({...stored, recipes, first}, stored.recipes, dayOf(new Date())));
      return added;
    },
    [keep, stored],
  );
  return {
    plan: stored,
    keep,
    toggle,
    path: stored.recipes.length === 0 ? PLAN_PATH : `${PLAN_PATH}?${serialisePlan(stored)}`,
  };
}
