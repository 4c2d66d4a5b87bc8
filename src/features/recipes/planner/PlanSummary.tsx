import {hoursText, spendText} from '../../../data/plans/spend';
import type {ReactNode} from 'react';
import {counted} from '../../../lib/counted';
import {ANNOUNCE_MS, useSettled} from '../../../lib/react/useSettled';
import {endOf, peakHours} from '../plan/agenda';
import {spendOf} from '../plan/spend';
import {days, longDate, warningText} from '../plan/words';
import styles from './PlanSummary.module.css';
import type {PlanState} from './usePlan';
/** The plan in figures: how much, until when, for how much; on paper, where the controls are not, also from when. */
export function Summary({
  plan,
  start,
  days: perMonth,
}: Pick<PlanState, 'plan' | 'start' | 'days'>): ReactNode {
  const hours = peakHours(plan);
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
      {hours > 0 && (
        <div>
          <dt>While they run, up to</dt>
          <dd>{hoursText(hours)}</dd>
        </div>
      )}
      <div>
        <dt>Last decision</dt>
        <dd>{longDate(endOf(plan, start))}</dd>
      </div>
      <div>
        <dt>Extra spend</dt>
        <dd className="unbroken">{spendText(spendOf(plan).total)}</dd>
      </div>
    </dl>
  );
}

/** Tells a screen reader what a change has made of the plan (WCAG 4.1.3), and what could not be planned. */
export function Told({
  plan,
  start,
  nameOf,
}: Pick<PlanState, 'plan' | 'start'> & {nameOf: (id: string) => string}) {
  const {items, warnings} = plan;
  const told = useSettled(
    [
      ...(items.length > 0
        ? [`${counted(items.length, 'recipe')}, last decision ${longDate(endOf(plan, start))}.`]
        : []),
      ...warnings.map((warning) => warningText(warning, nameOf)),
    ].join(' '),
    ANNOUNCE_MS,
  );
  return (
    <p role="status" className="srOnly">
      {told}
    </p>
  );
}
