import {useEffect, type ReactNode, type RefObject} from 'react';
import {useLoaded} from '../../../lib/react/useLoaded';
import PrintAddress from '../../../shell/page/PrintAddress';
import type {PlanAddress} from '../plan/address';
import {removed} from '../plan/change';
import type {PlannerRecipe, Preparations} from '../plan/library';
import {PLAN_PATH} from '../../../config/paths';
import Agenda from './Agenda';
import Briefs from './Briefs';
import Checklist from './Checklist';
import Decisions from './Decisions';
import Comparison from './PlanComparison';
import Controls from './Controls';
import PlanNotes from './PlanNotes';
import PlannerChart from './PlannerChart';
import styles from './PlanView.module.css';
import {Summary, Told} from './PlanSummary';
import ScheduleTable from './ScheduleTable';
import SpendByMonth from './SpendByMonth';
import TakeAway from './TakeAway';
import type {PlanState} from './usePlan';
import ThisWeek from './ThisWeek';
import Warnings from './Warnings';

interface PlanViewProps {
  /** Takes the focus where what had it has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether it takes the focus at once, because it is what the visitor has just asked for. */
  focused: boolean;
  state: PlanState;
  nameOf: (id: string) => string;
  /** Moves the focus, once the plan has changed: to what removes this recipe, else to the heading. */
  moveFocus: (id?: string) => void;
  /** All recipes that can be planned. */
  recipes: readonly PlannerRecipe[];
  surfaces: Readonly<Record<string, string>>;
  loadPreparations: () => Promise<Preparations>;
}

/** A plan: what it looks like in time, how to change it, what it asks for, and how to take it away. */
export default function PlanView({
  heading,
  focused,
  state,
  nameOf,
  moveFocus,
  recipes,
  surfaces,
  loadPreparations,
}: PlanViewProps): ReactNode {
  useEffect(() => {
    if (focused) {
      heading.current?.focus();
    }
  }, [focused, heading]);
  const {plan, sent, address, change} = state;
  const {value: preparations} = useLoaded(loadPreparations);
  const changeAway = (part: Partial<PlanAddress>) => {
    change(part);
    moveFocus();
  };
  const onRemove = (id: string) => {
    const index = plan.items.findIndex(({recipe}) => recipe.id === id);
    const neighbour = plan.items[index + 1] ?? plan.items[index - 1];
    change(removed(address, [id]));
    // On a phone the heading is far up: after one recipe, the next may go.
    moveFocus(neighbour?.recipe.id);
  };
  return (
    <section aria-labelledby="plan">
      <div className={styles.head}>
        <h2 ref={heading} id="plan" tabIndex={-1} className={styles.heading}>
          {sent ? 'The plan in this link' : 'Your plan'}
        </h2>
        <TakeAway state={state} places={surfaces} load={loadPreparations} />
      </div>
      <PlanNotes state={state} onKept={() => heading.current?.focus()} changeAway={changeAway} />
      <ThisWeek state={state} />
      <Controls state={state} recipes={recipes} surfaces={surfaces} nameOf={nameOf} changeAway={changeAway} />
      <Told plan={plan} start={state.start} nameOf={nameOf} />
      <Warnings state={state} nameOf={nameOf} onRemove={onRemove} change={changeAway} />
      {plan.items.length > 0 && (
        <>
          <Summary {...state} />
          <div className={styles.body}>
            <div className={styles.columns}>
              <Agenda plan={plan} />
              <div className={styles.side}>
                <SpendByMonth plan={plan} />
                <Checklist plan={plan} load={loadPreparations} />
              </div>
            </div>
            <div className={styles.chart}>
              <PlannerChart state={state} onRemove={onRemove} />
              <ScheduleTable plan={plan} />
            </div>
          </div>
          <Decisions nameOf={nameOf} />
          <Briefs plan={plan} places={surfaces} preparations={preparations} />
          <Comparison recipes={state.chosen} nameOf={nameOf} />
          <PrintAddress path={`${PLAN_PATH}?${state.link}`} />
        </>
      )}
    </section>
  );
}
