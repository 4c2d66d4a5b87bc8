import {useCallback, useMemo} from 'react';
import {readStored} from '../../storage/safeStorage';
import {useWork} from '../../storage/useWork';
import {cameLater, parsePlan, serialisePlan, type PlanAddress} from './address';
import {dayOf} from './days';
import {PLAN_PATH} from './paths';

/** Where a plan is kept in the browser. */
export const PLAN_KEY = 'gfn-plan';

/** A plan as it is kept: like one in an address, with a list of recipes, which may be empty. */
type StoredPlan = PlanAddress & {recipes: readonly string[]};

/** The text that is kept: a query string; anything else counts as an empty plan. Null where none was ever kept. */
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

/** The plan that a kept text holds. */
function storedPlan(text: string | null): StoredPlan {
  const plan = parsePlan(text ?? '');
  const {recipes = [], start} = plan;
  // The first day of a plan that has been emptied is not that of the next one.
  return {...plan, recipes, start: recipes.length === 0 ? undefined : start};
}

/** The plan that is kept at this moment. */
export const readOwnPlan = (): StoredPlan => storedPlan(parseText(readStored(PLAN_KEY)));

/** A plan with another recipe, which is planned from today on where the plan has begun. */
export const withRecipe = (plan: StoredPlan, id: string): StoredPlan =>
  cameLater({...plan, recipes: [...plan.recipes, id]}, plan.recipes, dayOf(new Date()));

interface OwnPlan {
  plan: StoredPlan;
  /** Whether the browser keeps one, be it empty. */
  kept: boolean;
  keep: (plan: PlanAddress) => void;
  /** Adds a recipe, or takes it out again. Gives whether it is in the plan now. */
  toggle: (id: string) => boolean;
  /** The planner with this plan in its address, which carries it where storage is blocked. */
  path: string;
}

/** The plan that a visitor has in this browser. */
export function useOwnPlan(): OwnPlan {
  const [text, setText] = useWork(PLAN_KEY, parseText);
  const stored = useMemo(() => storedPlan(text), [text]);
  const keep = useCallback((plan: PlanAddress) => setText(serialisePlan(plan)), [setText]);
  const toggle = useCallback(
    (id: string) => {
      const added = !stored.recipes.includes(id);
      const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
      keep(
        added
          ? withRecipe(stored, id)
          : cameLater(
              {...stored, recipes: without(stored.recipes), first: without(stored.first)},
              stored.recipes,
              dayOf(new Date()),
            ),
      );
      return added;
    },
    [keep, stored],
  );
  return {
    plan: stored,
    kept: text !== null,
    keep,
    toggle,
    path: stored.recipes.length === 0 ? PLAN_PATH : `${PLAN_PATH}?${serialisePlan(stored)}`,
  };
}
