import Link from '@docusaurus/Link';
import IndexCard from '../../../components/ui/IndexCard';
import {recipePath} from '../../../config/paths';
import {keepFigures} from '../../../lib/keepFigures';
import {agendaOf, type AgendaEntry} from '../plan/agenda';
import {mondayOf, type Day} from '../plan/days';
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
    <IndexCard
      row
      as="li"
      number={recipe.number}
      channel={recipe.channels[0]}
      // Where it matters; on each of its rows, the stamps of one week hide one another's words.
      stamp={kind === 'decide' ? recipe.stamp : undefined}
    >
      <p className={large ? 'large' : 'small'}>
        <span className="soft figures nowrap">{`${dayName(day)}: `}</span>
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

interface AgendaProps extends Names {
  plan: Pick<Plan, 'items'>;
  /** How a week is named by its Monday. */
  weekName?: (monday: Day) => string;
  /** Leaves out the weeks before that of today, and shows the first one large. */
  today?: Day;
}

export default function Agenda({
  plan,
  today,
  weekName = (monday) =>
    today !== undefined && monday === mondayOf(today) ? 'This week' : `Week of ${shortDate(monday)}`,
  ...names
}: AgendaProps) {
  const weeks = agendaOf(plan, today);
  return (
    <section className={today === undefined ? 'above40' : 'above16'} aria-labelledby="agenda">
      <h3 id="agenda" className={today === undefined ? 'below16 heading' : 'srOnly'}>
        Agenda
      </h3>
      {weeks.length === 0 && <p>Give it another first day to run it again.</p>}
      <ol className={styles.weeks}>
        {weeks.map(({monday, entries}, index) => (
          <li key={monday}>
            <h4 className="small soft">{weekName(monday)}</h4>
            <ul className="clean-list grid gap8">
              {entries.map((entry) => (
                <AgendaCard
                  key={`${entry.kind} ${entry.recipe.id}`}
                  entry={entry}
                  large={today !== undefined && index === 0}
                  {...names}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
