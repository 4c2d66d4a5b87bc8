import {useCallback, useEffect, useRef} from 'react';
import {identityOf} from '../plan/identity';
import {readOwnPlan, useOwnPlan, withRecipe} from '../plan/store';
import {added, removed} from './changes';
import type {PlanState} from './usePlan';

/** Brings recipes back into the plan that they were taken out of, which was in view as `before`. */
export type Undo = (before: PlanState, ids: readonly string[]) => void;

/**
 * Gives what takes a removal back: the whole plan is as it was, its days included, where nothing else has changed since;
 * else the recipes are added to what there is now. It works after the planner has been left, too, for the visitor's own plan.
 */
export function useUndo(state: PlanState | undefined): Undo {
  const {keep} = useOwnPlan();
  const latest = useRef<PlanState>(undefined);
  useEffect(() => {
    latest.current = state;
    return () => {
      latest.current = undefined;
    };
  }, [state]);
  return useCallback(
    (before, ids) => {
      const {wish, sent, monday} = before;
      const shown = latest.current;
      // A plan of one's own is not the one of a link that was followed since.
      const inView = shown?.sent === true && !sent ? undefined : shown;
      const now = inView?.wish ?? readOwnPlan();
      const left = {...wish, ...removed(wish, ids)};
      const asLeft =
        now.recipes.length === 0 ||
        identityOf({...now, later: []}, monday) === identityOf({...left, later: []}, monday);
      if (inView !== undefined) {
        inView.change(asLeft ? wish : added(inView.wish, ids));
      } else if (!sent) {
        keep(asLeft ? wish : ids.reduce(withRecipe, now));
      }
    },
    [keep],
  );
}
