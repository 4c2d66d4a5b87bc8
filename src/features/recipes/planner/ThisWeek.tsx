import {dueOf} from '../plan/agenda';
import {AgendaCard} from './Agenda';
import type {PlanState} from './usePlan';

/** What is due in the week of today, a decision with its rules; where nothing is, what comes next. */
export default function ThisWeek({plan, today}: Pick<PlanState, 'plan' | 'today'>) {
  const {due, next} = dueOf(plan, today);
  const shown = due.length === 0 && next !== undefined ? [next] : due;
  return (
    <section className="above24" aria-labelledby="this-week">
      <h3 className="below8 heading" id="this-week">
        This week
      </h3>
      {due.length === 0 && (
        <p className="below12">
          {next === undefined
            ? 'All days of this plan are over. Give it another first day to run it again.'
            : 'Nothing is due this week. Next is:'}
        </p>
      )}
      <ul className="clean-list grid gap12">
        {shown.map((entry) => (
          <AgendaCard key={`${entry.kind} ${entry.recipe.id}`} entry={entry} rules large />
        ))}
      </ul>
    </section>
  );
}
