import {useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Button} from '../../../components/ui/Button';
import {PLAN_PATH} from '../../../config/paths';
import type {FinderPosition} from '../../../data/plans/shop';
import {counted} from '../../../lib/counted';
import {ANNOUNCE_MS, useSettled} from '../../../lib/react/useSettled';
import PrintAddress from '../../../shell/page/PrintAddress';
import type {PlanAddress} from '../plan/address';
import {endOf} from '../plan/agenda';
import type {PlanRecipe} from '../plan/plan';
import {longDate, warningText} from '../plan/words';
import Agenda from './Agenda';
import Controls from './Controls';
import Costs from './Costs';
import PlanChart from './PlanChart';
import styles from './PlanView.module.css';
import Schedule from './Schedule';
import TakeAway from './TakeAway';
import type {PlanState} from './usePlan';
import Warnings from './Warnings';

interface PlanViewProps {
  /** Takes the focus where what had it has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  state: PlanState;
  /** What the finder says before any recipe: the first line of the plan. */
  today?: FinderPosition | undefined;
  /** All recipes that can be planned. */
  recipes: readonly PlanRecipe[];
  /** Moves the focus, once the plan has changed: to the element with this id, else to the heading. */
  moveFocus: (id?: string) => void;
  /** With the rest, behind a fold. */
  children: ReactNode;
}

/** A plan: what is due now, what comes when, how to change it, what it takes, and how to take it away. */
export default function PlanView({heading, state, today, recipes, moveFocus, children}: PlanViewProps) {
  const {plan, sent, start, change, keep} = state;
  const {items, warnings} = plan;
  const [said, setSaid] = useState('');
  const nameOf = (id: string) => recipes.find((recipe) => recipe.id === id)?.name ?? id;
  /** What a change has made of the plan, for screen readers (WCAG 4.1.3), and what could not be planned. */
  const announcement = useSettled(
    [
      said,
      items.length > 0 &&
        `${counted(items.length, 'recipe')}, last decision ${longDate(endOf(plan, start))}.`,
      ...warnings.map((warning) => warningText(warning, nameOf)),
    ]
      .filter(Boolean)
      .join(' '),
    ANNOUNCE_MS,
  );
  const changeAway = (part: Partial<PlanAddress>, focus?: string) => {
    change(part);
    moveFocus(focus);
  };
  return (
    <section aria-labelledby="plan">
      <h2 ref={heading} id="plan" tabIndex={-1} className={clsx('soft', styles.name)}>
        {sent ? 'The plan in this link' : 'Your plan'}
        {items.length > 0 && `, ${counted(items.length, 'recipe')} until ${longDate(endOf(plan, start))}`}
      </h2>
      <Controls state={state} recipes={recipes} />
      {sent && (
        <p className={clsx('screenOnly cluster middle aside above16 small', styles.note)} role="status">
          <span>
            This plan came with the address of the page. Any plan of your own stays as it is until you keep
            this one instead.
          </span>
          <Button
            small
            primary
            onClick={() => {
              keep();
              moveFocus();
            }}
          >
            Keep this plan
          </Button>
        </p>
      )}
      {warnings.length > 0 && (
        <p className={clsx('screenOnly cluster middle aside above16 small', styles.note)} data-warning>
          <a href="#warnings">
            {`Not all of it could be planned: ${counted(warnings.length, 'thing')} to change`}
          </a>
        </p>
      )}
      <p role="status" className="srOnly">
        {announcement}
      </p>
      {items.length > 0 && (
        <>
          {today && (
            <p className="above16">
              Today: <Link to={today.path}>{today.heading}</Link>
            </p>
          )}
          <Agenda plan={plan} today={state.today} rules />
          <div className={clsx('above48', styles.part)}>
            <h3 className="screenOnly below16 heading">Weeks</h3>
            <PlanChart
              state={state}
              onChange={(next, words, focus) => {
                setSaid(words);
                changeAway({recipes: next}, focus);
              }}
            />
          </div>
        </>
      )}
      {warnings.length > 0 && (
        <div className="screenOnly">
          <Warnings state={state} nameOf={nameOf} onChange={changeAway} />
        </div>
      )}
      <div className={clsx('cluster middle between above16 below24', styles.end)}>
        {items.length > 0 && <Costs plan={plan} start={start} when={longDate} />}
        <TakeAway state={state} />
      </div>
      <details
        className="screenOnly ruled"
        // An empty plan opens it; what the visitor opened stays open.
        ref={(details) => {
          if (details !== null && items.length === 0) {
            details.open = true;
          }
        }}
      >
        <summary className={clsx('strong', styles.more)}>More: all dates, other recipes</summary>
        {items.length > 0 && <Schedule plan={plan} />}
        {children}
      </details>
      <PrintAddress path={`${PLAN_PATH}?${state.link}`} />
    </section>
  );
}
