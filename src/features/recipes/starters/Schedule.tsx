import type {ComponentProps, ReactNode} from 'react';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import Section from '../../../components/layout/Section';
import texts from '../../../data/pages/starter-plans.yaml';
import {spendText} from '../../../data/plans/spend';
import {FIRST_DAY, type StarterPlan} from '../plan/starters';
import {days, weekdayName} from '../plan/words';
import Agenda from '../planner/Agenda';
import PlanChart from '../planner/PlanChart';
import {scaleOf} from '../planner/scale';
import ScheduleTable from '../planner/ScheduleTable';
import styles from './StarterPage.module.css';
import {inWeek, placeInWords, weekName} from './place';

/** Every so many weeks have their number above the chart. */
const STEP = 4;

/** What a plan takes, by four weeks. */
function Cost({cost: {blocks, total}}: Pick<StarterPlan, 'cost'>): ReactNode {
  return (
    <section aria-labelledby="cost" className={styles.cost}>
      <h3 id="cost">{texts.plan.cost}</h3>
      <p>{texts.plan.costLead}</p>
      <table>
        <ColumnHeads columns={['Weeks', 'Set-up', 'Extra spend']} />
        <tbody>
          {blocks.map(({from, to, setUpDays, spend}) => (
            <tr key={from}>
              <th scope="row">{`${from} to ${to}`}</th>
              <td>{setUpDays === 0 ? 'none' : days(setUpDays)}</td>
              <td className="unbroken">{spend.to === 0 ? 'none' : spendText(spend)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <td>{days(total.setUpDays)}</td>
            <td className="unbroken">{total.spend.to === 0 ? 'none' : spendText(total.spend)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** A plan over its weeks, each recipe a link. */
export function Weeks({
  plan,
  recipes,
}: Pick<StarterPlan, 'plan'> & Pick<ComponentProps<typeof PlanChart>, 'recipes'>): ReactNode {
  const scale = scaleOf(plan, FIRST_DAY);
  const marks = Array.from({length: Math.ceil(scale.weeks / STEP)}, (_, index) => ({
    text: index === 0 ? 'Week 1' : String(index * STEP + 1),
    at: scale.at(FIRST_DAY + index * STEP * 7),
    minor: index % 2 === 1,
  }));
  return <PlanChart items={plan.items} scale={scale} recipes={recipes} marks={marks} when={placeInWords} />;
}

/** A plan's weeks: chart, the same as a table, what is due when, what it takes. */
export default function Schedule({
  plan,
  recipes,
  cost,
}: Pick<StarterPlan, 'plan' | 'recipes' | 'cost'>): ReactNode {
  return (
    <Section heading={texts.plan.schedule} lead={texts.plan.scheduleLead}>
      <div className={styles.chart}>
        <Weeks plan={plan} recipes={recipes} />
      </div>
      <ScheduleTable plan={plan} when={weekName} />
      <div className={styles.columns}>
        <Agenda plan={plan} weekName={weekName} dayName={weekdayName} untilName={inWeek} />
        <Cost cost={cost} />
      </div>
    </Section>
  );
}
