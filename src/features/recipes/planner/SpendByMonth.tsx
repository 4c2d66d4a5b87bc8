import type {ReactNode} from 'react';
import {spendText} from '../../../data/plans/spend';
import {spendOf} from '../plan/spend';
import type {Plan} from '../plan/types';
import {monthName} from '../plan/words';
import {per} from './scale';
import styles from './SpendByMonth.module.css';

/** What the plan costs beyond normal spend, a bar a month: the least full, the most behind it. */
export default function SpendByMonth({plan}: {plan: Plan}): ReactNode {
  const {months, total} = spendOf(plan);
  const most = Math.max(1, ...months.map(({spend}) => spend.to));
  return (
    <section aria-labelledby="spend">
      <h3 id="spend" className={styles.heading}>
        Extra spend by month
      </h3>
      {months.length === 0 ? (
        <p className={styles.none}>
          Nothing beyond your normal spend: these recipes move money you spend already, or only take time.
        </p>
      ) : (
        <dl className={styles.months}>
          {months.map(({month, spend}) => (
            <div key={month}>
              <dt>{monthName(month)}</dt>
              <dd>
                {spendText(spend)}
                <svg aria-hidden="true">
                  <rect className={styles.most} width={per((spend.to / most) * 100)} height="8" rx="4" />
                  <rect className={styles.least} width={per((spend.from / most) * 100)} height="8" rx="4" />
                </svg>
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>In all</dt>
            <dd>{spendText(total)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
