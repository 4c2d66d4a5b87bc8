import {spendText} from '../../../data/plans/spend';
import type {ReactNode} from 'react';
import {counted} from '../../../lib/counted';
import type {StarterPlan} from '../plan/starters';
import {days} from '../plan/words';
import styles from './StarterPage.module.css';
/** A plan in four figures. */
export default function Facts({starterPlan}: {starterPlan: StarterPlan}): ReactNode {
  const {recipes, weeks, cost} = starterPlan;
  const facts = [
    ['Recipes', recipes.length],
    ['Until the last decision', counted(weeks, 'week')],
    ['Set-up in all', days(cost.total.setUpDays)],
    ['Beyond normal spend', cost.total.spend.to === 0 ? 'None' : spendText(cost.total.spend)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="unbroken">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
