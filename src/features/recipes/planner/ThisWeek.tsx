import Link from '@docusaurus/Link';
import {recipePath} from '../../../config/paths';
import {ruleText} from '../../../data/recipes/words';
import {keepFigures} from '../../../lib/keepFigures';
import {dueOf, type AgendaEntry} from '../plan/agenda';
import {AGENDA_VERBS, days, weekdayDate} from '../plan/words';
import styles from './ThisWeek.module.css';
import type {PlanState} from './usePlan';

const when = ({kind, day, last, recipe}: AgendaEntry) =>
  kind === 'set up' && last > day
    ? `${weekdayDate(day)} to ${weekdayDate(last)}, ${days(recipe.setUpDays)}`
    : weekdayDate(day);

/** What is due in the week of today, a decision with its rules; where nothing is, what comes next. */
export default function ThisWeek({plan, today}: Pick<PlanState, 'plan' | 'today'>) {
  const {due, next} = dueOf(plan, today);
  return (
    <section className={styles.week} aria-labelledby="this-week">
      <h3 className="below8 heading" id="this-week">
        This week
      </h3>
      {due.length === 0 && (
        <p>
          {next === undefined
            ? 'All days of this plan are over. Give it another first day to run it again.'
            : `Nothing is due this week. Next is ${AGENDA_VERBS[next.kind]} ${next.recipe.name}: ${weekdayDate(next.day)}.`}
        </p>
      )}
      <ul className="clean-list">
        {due.map((entry) => (
          <li key={`${entry.kind} ${entry.recipe.id}`}>
            <p className={styles.what}>
              {`${AGENDA_VERBS[entry.kind]} `}
              <Link className="ink" to={recipePath(entry.recipe.id)}>
                {entry.recipe.name}
              </Link>
              <span className="regular note">{when(entry)}</span>
            </p>
            {entry.kind === 'decide' && (
              <ul className={styles.rules}>
                {entry.recipe.decide.map((row) => (
                  <li key={row.when}>{keepFigures(ruleText(row))}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
