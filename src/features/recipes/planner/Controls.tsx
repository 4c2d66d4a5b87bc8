import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import {counted} from '../../../lib/counted';
import {formatDay, parseDay} from '../plan/days';
import type {PlanRecipe} from '../plan/plan';
import {weekdayDate} from '../plan/words';
import styles from './Controls.module.css';
import {bestOrder} from '../plan/schedule';
import DraftField, {DaysField} from './DraftField';
import type {PlanState} from './usePlan';

/** What the plan is made from, changed where it is read: its first day, days a month, the best order. */
export default function Controls({
  state: {address, start, days, today, change},
  recipes,
}: {
  state: PlanState;
  recipes: readonly PlanRecipe[];
}) {
  const best = bestOrder(address.recipes, recipes);
  const isBest = best.join() === address.recipes.join();
  return (
    <details className="screenOnly note">
      <summary className={styles.start}>
        {`${start > today ? 'Starts' : 'Started'} ${weekdayDate(start)}, ${counted(days, 'day')} a month `}
        <span className="brand">(change)</span>
      </summary>
      <div className={clsx('grid top above8 below20 foldsCompact', styles.controls)}>
        <DraftField
          label="First day"
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={formatDay(start)}
          read={parseDay}
          remedy="Give a day from 2000 to 2099. Until then, the plan begins as before."
          onValue={(day) => change({start: day})}
        />
        <DaysField label="Working days a month" days={days} onValue={(next) => change({days: next})} />
        <label className="cluster middle gap8 touch allColumns">
          <input
            type="checkbox"
            checked={address.proof ?? false}
            onChange={({target}) => change({proof: target.checked || undefined})}
          />
          With the steps that prove it: one change in one place at a time
        </label>
        <p className={clsx('cluster middle note', styles.order)}>
          <Button aria-disabled={isBest} onClick={() => !isBest && change({recipes: best})}>
            Best order
          </Button>
          <span>
            {isBest
              ? 'This is it: what is needed first, then most impact, then least effort.'
              : 'What is needed first, then most impact, then least effort.'}
          </span>
        </p>
        <p className="note allColumns">
          Work keeps to your days. 24 December to 1 January stay free; other public holidays it does not know.
        </p>
      </div>
    </details>
  );
}
