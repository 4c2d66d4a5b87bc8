import clsx from 'clsx';
import {hoursText, spendText} from '../../../data/plans/spend';
import type {Day} from '../plan/days';
import {costOf, endOf} from '../plan/agenda';
import type {Plan} from '../plan/plan';
import {days} from '../plan/words';
import styles from './Costs.module.css';

/** A plan in figures: how much, until when, for how much; `when` names the day of the last decision. */
export default function Costs({
  plan,
  start,
  when,
}: {
  plan: Pick<Plan, 'items'>;
  start: Day;
  when: (day: Day) => string;
}) {
  const {setUpDays, hours, spend} = costOf(plan);
  const facts = [
    ['Recipes', plan.items.length],
    ['Set-up in all', days(setUpDays)],
    ...(hours === 0 ? [] : [['While they run, up to', hoursText(hours)] as const]),
    ['Last decision', when(endOf(plan, start))],
    ['Spend in all', spendText(spend)],
  ] as const;
  return (
    <dl className={clsx('cluster', styles.costs)}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
