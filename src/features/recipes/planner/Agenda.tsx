import Link from '@docusaurus/Link';
import {recipePath} from '../../../config/paths';
import {keepFigures} from '../../../lib/keepFigures';
import {agendaOf} from '../plan/agenda';
import type {Day} from '../plan/days';
import type {Plan} from '../plan/plan';
import {AGENDA_VERBS, entryNote, shortDate, weekdayDate} from '../plan/words';
import styles from './Agenda.module.css';

const inWords = (monday: Day) => `Week of ${shortDate(monday)}`;

interface AgendaProps {
  plan: Pick<Plan, 'items'>;
  /** How a week is named by its Monday, how a day of it, and how the last day of a set-up. */
  weekName?: (monday: Day) => string;
  dayName?: (day: Day) => string;
  untilName?: (day: Day) => string;
}

/** What is to be done in which week. */
export default function Agenda({
  plan,
  weekName = inWords,
  dayName = weekdayDate,
  untilName = shortDate,
}: AgendaProps) {
  return (
    <section aria-labelledby="agenda">
      <h3 id="agenda" className="below16 heading">
        Agenda
      </h3>
      <ol className={styles.weeks}>
        {agendaOf(plan).map(({monday, entries}) => (
          <li className="grid ruled" key={monday}>
            <h4>{weekName(monday)}</h4>
            <ul className="clean-list">
              {entries.map((entry) => (
                <li
                  className="grid gap8 small"
                  key={`${entry.kind} ${entry.recipe.id}`}
                  data-kind={entry.kind}
                >
                  <span className="soft figures">{dayName(entry.day)}</span>
                  <span>
                    {`${AGENDA_VERBS[entry.kind]} `}
                    <Link className="ink" to={recipePath(entry.recipe.id)}>
                      {entry.recipe.name}
                    </Link>
                    <span className="regular">{keepFigures(entryNote(entry, untilName))}</span>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
