import {useEffect, type ReactNode, type RefObject} from 'react';
import {counted} from '../../../data/counted';
import PrintAddress from '../../page/PrintAddress';
import {notify} from '../../page/toasts/notify';
import {useSettled} from '../../page/useSettled';
import type {PlanAddress} from '../plan/address';
import type {PlannerRecipe, Preparations} from '../plan/library';
import {endOf} from '../plan/agenda';
import {PLAN_PATH} from '../plan/paths';
import {spendOf} from '../plan/spend';
import {days, longDate, spendText, warningText} from '../plan/words';
import Agenda from './Agenda';
import {removed} from './changes';
import Checklist from './Checklist';
import Comparison from './PlanComparison';
import Controls from './Controls';
import PlanNotes from './PlanNotes';
import PlannerChart, {removeId} from './PlannerChart';
import styles from './PlanView.module.css';
import ScheduleTable from './ScheduleTable';
import SpendByMonth from './SpendByMonth';
import TakeAway from './TakeAway';
import type {PlanState} from './usePlan';
import Warnings from './Warnings';

interface PlanViewProps {
  /** Takes the focus where what had it has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether it takes the focus at once, because it is what the visitor has just asked for. */
  focused: boolean;
  state: PlanState;
  /** All recipes that can be planned. */
  recipes: readonly PlannerRecipe[];
  /** Ids of those that the visitor has saved. */
  saved: readonly string[];
  loadPreparations: () => Promise<Preparations>;
}

/** The plan in figures: how much, until when, for how much; on paper, where the controls are not, also from when. */
function Summary({plan, start, days: perMonth}: Pick<PlanState, 'plan' | 'start' | 'days'>): ReactNode {
  const setUp = plan.items.reduce((sum, {setUp: own}) => sum + own.length, 0);
  return (
    <dl className={styles.summary}>
      <div className={styles.onPaper}>
        <dt>{`With ${days(perMonth)} a month from`}</dt>
        <dd>{longDate(start)}</dd>
      </div>
      <div>
        <dt>Recipes</dt>
        <dd>{plan.items.length}</dd>
      </div>
      <div>
        <dt>Set-up in all</dt>
        <dd>{days(setUp)}</dd>
      </div>
      <div>
        <dt>Last decision</dt>
        <dd>{longDate(endOf(plan, start))}</dd>
      </div>
      <div>
        <dt>Extra spend</dt>
        <dd>{spendText(spendOf(plan).total)}</dd>
      </div>
    </dl>
  );
}

/** A screen reader hears of a plan once it has stayed as it is for so long. */
const TELL_AFTER_MS = 500;

/** Tells a screen reader what a change has made of the plan (WCAG 4.1.3), and what could not be planned. */
function Told({plan, start, nameOf}: Pick<PlanState, 'plan' | 'start'> & {nameOf: (id: string) => string}) {
  const {items, warnings} = plan;
  const told = useSettled(
    [
      ...(items.length > 0
        ? [`${counted(items.length, 'recipe')}, last decision ${longDate(endOf(plan, start))}.`]
        : []),
      ...warnings.map((warning) => warningText(warning, nameOf)),
    ].join(' '),
    TELL_AFTER_MS,
  );
  return (
    <p role="status" className="srOnly">
      {told}
    </p>
  );
}

/** A plan: what it looks like in time, how to change it, what it asks for, and how to take it away. */
export default function PlanView({
  heading,
  focused,
  state,
  recipes,
  saved,
  loadPreparations,
}: PlanViewProps): ReactNode {
  useEffect(() => {
    if (focused) {
      heading.current?.focus();
    }
  }, [focused, heading]);
  const {plan, sent, wish, change} = state;
  const nameOf = (id: string) => recipes.find((recipe) => recipe.id === id)?.name ?? id;
  const changeAway = (part: Partial<PlanAddress>) => {
    change(part);
    // Of what is there then: without any recipe, that is another heading.
    setTimeout(() => heading.current?.focus());
  };
  const focusRemove = (id = '') =>
    setTimeout(() => (document.getElementById(removeId(id)) ?? heading.current)?.focus());
  const onRemove = (id: string) => {
    const index = plan.items.findIndex(({recipe}) => recipe.id === id);
    const neighbour = plan.items[index + 1] ?? plan.items[index - 1];
    change(removed(wish, id));
    // On a phone the heading is far up: whoever takes out one recipe may take out the next.
    focusRemove(neighbour?.recipe.id);
    notify('Out of the plan', nameOf(id), {
      label: 'Undo',
      onClick: () => {
        // The whole plan as it was, its first day and what had begun included.
        change(wish);
        focusRemove(id);
      },
    });
  };
  return (
    <section aria-labelledby="plan">
      <div className={styles.head}>
        <h2 ref={heading} id="plan" tabIndex={-1} className={styles.heading}>
          {sent ? 'The plan in this link' : 'Your plan'}
        </h2>
        <TakeAway state={state} />
      </div>
      <PlanNotes state={state} onKept={() => heading.current?.focus()} changeAway={changeAway} />
      <Controls state={state} recipes={recipes} saved={saved} nameOf={nameOf} changeAway={changeAway} />
      <Told plan={plan} start={state.start} nameOf={nameOf} />
      <Warnings state={state} nameOf={nameOf} onRemove={onRemove} change={changeAway} />
      {plan.items.length > 0 && (
        <>
          <Summary {...state} />
          <PlannerChart state={state} onRemove={onRemove} />
          <ScheduleTable plan={plan} />
          <div className={styles.columns}>
            <Agenda plan={plan} />
            <div className={styles.side}>
              <SpendByMonth plan={plan} />
              <Checklist plan={plan} load={loadPreparations} />
            </div>
          </div>
          <Comparison recipes={state.chosen} nameOf={nameOf} />
          <PrintAddress path={`${PLAN_PATH}?${state.link}`} />
        </>
      )}
    </section>
  );
}
