import {useRef, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../../components/ui/Button';
import field from '../../../components/ui/Field.module.css';
import {recipePath} from '../../../config/paths';
import texts from '../../../data/pages/growth-plan.yaml';
import {ruleText} from '../../../data/recipes/words';
import {keepFigures} from '../../../lib/keepFigures';
import {notify} from '../../../shell/toasts/notify';
import type {PlanAddress} from '../plan/address';
import {dayOf, formatDay} from '../plan/days';
import {dueOf, inPlaceOf, openOf, type Due} from '../plan/due';
import {LONGEST, RESULTS, useLog, type LogEntry, type Result} from '../plan/log';
import {decidedToday, weekLater} from '../plan/progress';
import {AGENDA_VERBS, days, RESULT_WORDS, weekdayDate} from '../plan/words';
import styles from './ThisWeek.module.css';
import type {PlanState} from './usePlan';

/** What is due in a plan that has begun, what has slipped, each with one press: done, decided, one week later. */
export default function ThisWeek({state}: {state: PlanState}): ReactNode {
  const {plan, address, start, sent, show} = state;
  const {log, setLog} = useLog();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = dayOf(new Date());
  const planId = address.id ?? '';
  if (sent || plan.items.length === 0) {
    return null;
  }
  const due = start > today ? [] : dueOf(plan, log, planId, today);
  const [next] = openOf(plan, log, planId, today);

  /** Keeps what was done, and the plan that it makes; both can be taken back. */
  const keep = (
    said: string,
    entry: Partial<LogEntry> | undefined,
    {kind, item}: Due,
    part: Partial<PlanAddress>,
  ) => {
    const before = {address, log};
    if (entry !== undefined) {
      setLog([...log, {plan: planId, recipe: item.recipe.id, kind, on: formatDay(today), ...entry}]);
    }
    show({...address, ...part}, false);
    heading.current?.focus();
    notify(said, item.recipe.name, {
      label: 'Undo',
      onClick: () => {
        setLog(before.log);
        show(before.address, false);
      },
    });
  };
  const decide = (due: Due, result: Result, form: HTMLFormElement) => {
    const [figure, note] = ['figure', 'note'].map((name) => {
      const given = new FormData(form).get(name);
      return typeof given === 'string' ? given : '';
    });
    const part =
      result === 'open'
        ? weekLater(address, plan.items, due.item, today)
        : decidedToday(address, plan.items, due.item, result, today);
    keep(RESULT_WORDS[result], {result, figure, note}, due, part);
  };
  const later = (due: Due) =>
    keep('One week later', undefined, due, weekLater(address, plan.items, due.item, today));

  return (
    <section className={styles.week} aria-labelledby="this-week">
      <h3 ref={heading} id="this-week" tabIndex={-1} className={styles.heading}>
        {texts.week.heading}
      </h3>
      {due.length > 0 && <p>{texts.week.lead}</p>}
      {due.length === 0 && (
        <p>
          {next === undefined
            ? texts.week.over
            : `${texts.week.none} ${AGENDA_VERBS[next.kind]} ${next.item.recipe.name}: ${weekdayDate(next.by)}.`}
        </p>
      )}
      <ul className="clean-list">
        {due.map((one) => {
          const {kind, by, slipped, item} = one;
          const {recipe} = item;
          const other = kind === 'decide' ? inPlaceOf(plan.items, item, today) : undefined;
          return (
            <li key={`${kind} ${recipe.id}`} data-slipped={slipped}>
              <p className={styles.what}>
                {`${AGENDA_VERBS[kind]} `}
                <Link to={recipePath(recipe.id)}>{recipe.name}</Link>
                {kind === 'set up' && ` (${days(item.setUp.length)})`}
                <span className={styles.by}>
                  {slipped ? `Slipped: was due ${weekdayDate(by)}` : `By ${weekdayDate(by)}`}
                </span>
                {other && (
                  <span className={styles.by}>
                    {`${other.recipe.name} has run in the same place since ${weekdayDate(other.runs)}: judge by the figures before that day.`}
                  </span>
                )}
              </p>
              {kind === 'decide' ? (
                <form className={styles.decide} onSubmit={(event: FormEvent) => event.preventDefault()}>
                  <ul>
                    {recipe.decide?.map((row) => (
                      <li key={row.when}>{keepFigures(ruleText(row))}</li>
                    ))}
                  </ul>
                  <label className={field.field}>
                    <span>The figure (optional)</span>
                    <input name="figure" maxLength={LONGEST.figure} autoComplete="off" />
                  </label>
                  <label className={field.field}>
                    <span>A note (optional)</span>
                    <input name="note" maxLength={LONGEST.note} autoComplete="off" />
                  </label>
                  <p className={styles.buttons}>
                    {RESULTS.map((result) => (
                      <Button
                        key={result}
                        small
                        aria-label={`${RESULT_WORDS[result]}: ${recipe.name}`}
                        onClick={({currentTarget: {form}}) => form && decide(one, result, form)}
                      >
                        {RESULT_WORDS[result]}
                      </Button>
                    ))}
                    <Later due={one} onLater={later} />
                  </p>
                </form>
              ) : (
                <p className={styles.buttons}>
                  <Button
                    small
                    primary
                    aria-label={`Done: ${AGENDA_VERBS[kind]} ${recipe.name}`}
                    onClick={() => keep('Done', {}, one, {})}
                  >
                    Done
                  </Button>
                  <Later due={one} onLater={later} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Puts off what is due. */
function Later({due, onLater}: {due: Due; onLater: (due: Due) => void}): ReactNode {
  return (
    <Button
      small
      aria-label={`One week later: ${AGENDA_VERBS[due.kind]} ${due.item.recipe.name}`}
      onClick={() => onLater(due)}
    >
      One week later
    </Button>
  );
}
