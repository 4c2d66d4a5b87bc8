import {useCallback, useEffect, useRef} from 'react';
import {notify} from '../../../shell/toasts/notify';
import {ANNOUNCE_MS, useSettled} from '../../../lib/react/useSettled';
import type {PlanAddress} from '../plan/address';
import {changeText, reverted} from '../plan/change';
import {dayOf} from '../plan/days';
import {readOwnPlan, useOwnPlan} from '../plan/store';
import type {PlanState} from './usePlan';

/**
 * The plan in view, with an Undo offered for each change that is not only an addition, once nothing more is pressed or
 * typed. It works after the planner has been left, too, for the visitor's own plan. `onUndone` takes the focus on: to one
 * of the recipes that are back, where there are any.
 */
export function useUndo(
  state: PlanState | undefined,
  nameOf: (id: string) => string,
  onUndone: (back: string | undefined) => void,
): PlanState | undefined {
  const {keep} = useOwnPlan();
  const latest = useRef<PlanState>(undefined);
  const changed = useRef<{from: PlanAddress; to: PlanAddress; sent: boolean}>(undefined);
  useEffect(() => {
    latest.current = state;
    return () => {
      latest.current = undefined;
    };
  }, [state]);

  const undo = useCallback(
    (from: PlanAddress, to: PlanAddress, wasSent: boolean) => {
      const shown = latest.current;
      const takeBack = (now: PlanAddress) => reverted(from, to, now, dayOf(new Date()));
      if (shown !== undefined && (wasSent || !shown.sent)) {
        shown.show(wasSent && !shown.sent ? from : takeBack(shown.address), wasSent);
        onUndone(from.recipes.find((id) => !to.recipes.includes(id)));
      } else if (!wasSent) {
        // A plan of one's own is not the one of a link that was followed since.
        keep(takeBack(readOwnPlan()));
      }
    },
    [keep, onUndone],
  );

  const link = state?.link ?? '';
  const settled = useSettled(link, ANNOUNCE_MS);
  useEffect(() => {
    if (changed.current === undefined || settled !== link) {
      return;
    }
    const {from, to, sent} = changed.current;
    changed.current = undefined;
    const text = changeText(from, to, nameOf);
    if (text !== '') {
      notify('The plan has changed', text, {label: 'Undo', onClick: () => undo(from, to, sent)});
    }
  }, [link, nameOf, settled, undo]);

  return (
    state && {
      ...state,
      change: (part) => {
        const {from, sent} = changed.current ?? {from: state.address, sent: state.sent};
        const to = state.change(part);
        changed.current = {from, to, sent};
        return to;
      },
    }
  );
}
