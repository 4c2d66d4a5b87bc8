import Link from '@docusaurus/Link';
import IndexCard from '../../../components/ui/IndexCard';
import {recipePath} from '../../../config/paths';
import {keepFigures} from '../../../lib/keepFigures';
import {agendaOf, dueOf, type AgendaEntry} from '../plan/agenda';
import type {Day} from '../plan/days';
import type {Plan} from '../plan/plan';
import {AGENDA_VERBS, entryNote, shortDate, weekdayDate} from '../plan/words';
import RuleTable from '../RuleTable';
import styles from './Agenda.module.css';

interface Names {
  /** How a day is named, and how the last day of a set-up. */
  dayName?: (day: Day) => string;
  untilName?: (day: Day) => string;
  /** Whether a decision has its rules. */
  rules?: boolean;
}

/** Something to do on a day, as a card of its recipe. */
function AgendaCard({
  entry,
  dayName = weekdayDate,
  untilName = shortDate,
  rules = false,
  large = false,
}: Names & {entry: AgendaEntry; large?: boolean}) {
  const {kind, day, recipe} = entry;
  return (
    <IndexCard row as="li" number={recipe.number} channel={recipe.channels[0]} stamp={recipe.stamp}>
      <p className={large ? 'large' : 'small'}>
        <span className="soft figures">{`${dayName(day)}: `}</span>
        {`${AGENDA_VERBS[kind]} `}
        <Link className="ink strong" to={recipePath(recipe.id)}>
          {recipe.name}
        </Link>
        {keepFigures(entryNote(entry, untilName))}
      </p>
      {rules && kind === 'decide' && (
        <div className="screenOnly small">
          <RuleTable decide={recipe.decide} />
        </div>
      )}
    </IndexCard>
  );
}

/** What is due in the week of today, a decision with its rules; where nothing is, what comes next. */
export function ThisWeek({plan, today}: {plan: Plan; today: Day}) {
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

interface AgendaProps extends Names {
  plan: Pick<Plan, 'items'>;
  /** How a week is named by its Monday. */
  weekName?: (monday: Day) => string;
}

/** What to do in each week. */
export default function Agenda({
  plan,
  weekName = (monday) => `Week of ${shortDate(monday)}`,
  ...names
}: AgendaProps) {
  return (
    <section className="above40" aria-labelledby="agenda">
      <h3 id="agenda" className="below16 heading">
        Agenda
      </h3>
      <ol className={styles.weeks}>
        {agendaOf(plan).map(({monday, entries}) => (
          <li key={monday}>
            <h4 className="small soft">{weekName(monday)}</h4>
            <ul className="clean-list grid gap8">
              {entries.map((entry) => (
                <AgendaCard key={`${entry.kind} ${entry.recipe.id}`} entry={entry} {...names} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
