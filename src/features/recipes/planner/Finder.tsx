import {useId, useMemo, useRef, type ComponentProps, type FormEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import type {FinderRules} from '../../../data/plans/finder';
import {REVENUE_LABEL, REVENUES, WORRIES, WORRY_LABEL} from '../../../data/plans/worries';
import {CHANNELS} from '../../../data/recipes/taxonomy';
import {toSlug} from '../../../lib/toSlug';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {MAX_DAYS, parsePlan, serialisePlan, USUAL_DAYS} from '../plan/address';
import {completeAnswers, parseAnswers, serialiseAnswers} from '../plan/answers';
import type {Day} from '../plan/days';
import type {PlannerRecipe, StarterLink} from '../plan/library';
import {starterFor, suggest} from '../plan/suggest';
import {unserved} from '../plan/unserved';
import styles from './Finder.module.css';
import Suggestions from './Suggestions';

interface FinderProps {
  rules: FinderRules;
  starters: readonly StarterLink[];
  recipes: readonly PlannerRecipe[];
  /** The day from which suggestions are planned; undefined until the page is live. */
  from: Day | undefined;
  /** Ids of the recipes that are in the plan already. */
  planned: readonly string[];
  /** Called with the days that a team has, as the form is sent. */
  onDays: (days: number | undefined) => void;
  onPlan: (ids: readonly string[]) => void;
}

interface ChoicesProps {
  legend: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly {value: string; label: string}[];
  chosen: readonly (string | undefined)[];
}

/** One question, its answers to choose from. */
function Choices({legend, name, type, options, chosen}: ChoicesProps): ReactNode {
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({value, label}) => (
          <label key={value} className={styles.option}>
            <input
              type={type}
              name={name}
              value={value}
              required={type === 'radio'}
              // Until something is sent, nothing is wrong: Chromium reports an empty group as invalid from the start.
              aria-invalid={false}
              defaultChecked={chosen.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One question that a number answers. */
function NumberQuestion({label, ...input}: ComponentProps<'input'> & {label: string}): ReactNode {
  const id = useId();
  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.legend}>
        {label}
      </label>
      <input {...input} id={id} className={styles.number} type="number" />
    </div>
  );
}

/** Five questions and the recipes that suit the answers. The answers are in the address; nothing is sent. */
export default function Finder({
  rules,
  starters,
  recipes,
  from,
  planned,
  onDays,
  onPlan,
}: FinderProps): ReactNode {
  const {query, write} = usePageQuery();
  const result = useRef<HTMLHeadingElement>(null);
  const given = useMemo(() => parseAnswers(query), [query]);
  const answers = completeAnswers(given);
  const advice = useMemo(() => {
    const told = completeAnswers(given);
    return told === undefined || from === undefined ? undefined : suggest(told, rules, recipes, from);
  }, [from, given, recipes, rules]);
  const {revenue, channels = [], worry, ads, days = USUAL_DAYS} = given;

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new URLSearchParams(
      [...new FormData(event.currentTarget)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const told = parseAnswers(form);
    onDays(told.days);
    write(
      (current) =>
        [serialisePlan({...parsePlan(current), days: told.days}), serialiseAnswers(told)]
          .filter((part) => part !== '')
          .join('&'),
      'push',
    );
    setTimeout(() => result.current?.focus());
  };
  return (
    <>
      {/* Other answers, by Back or by a link, are another form: its fields are left to the browser. */}
      <form
        key={`${serialiseAnswers(given)} ${given.days} ${ads}`}
        className={clsx('needsScript', styles.finder)}
        onSubmit={ask}
      >
        <Choices
          legend="What is your monthly revenue?"
          name="revenue"
          type="radio"
          options={REVENUES.map((value) => ({value, label: REVENUE_LABEL[value]}))}
          chosen={[revenue]}
        />
        <Choices
          legend="Which channels do you use already?"
          name="channels"
          type="checkbox"
          options={CHANNELS.map((channel) => ({value: toSlug(channel), label: channel}))}
          chosen={channels.map(toSlug)}
        />
        <Choices
          legend="Which figure worries you most?"
          name="worry"
          type="radio"
          options={WORRIES.map((value) => ({value, label: WORRY_LABEL[value]}))}
          chosen={[worry]}
        />
        <NumberQuestion
          label="How many EUR do you spend on advertising each month? (optional)"
          name="ads"
          min="0"
          max="99999999"
          defaultValue={ads}
        />
        <NumberQuestion
          label="How many working days can your team spend on this each month, setting up and running?"
          name="days"
          min="1"
          max={MAX_DAYS}
          required
          defaultValue={days}
        />
        <p className={styles.send}>
          <Button primary={planned.length === 0 && advice === undefined} type="submit">
            Suggest recipes
          </Button>
          <span>Your answers are in the address of this page, so you can keep or share it.</span>
        </p>
      </form>
      {answers !== undefined && advice !== undefined && (
        <Suggestions
          heading={result}
          {...advice}
          unserved={unserved(answers, rules, recipes, advice.suggestions)}
          starter={starterFor(answers, starters)}
          perMonth={answers.days}
          planned={planned}
          onPlan={() => onPlan(advice.suggestions.map(({recipe}) => recipe.id))}
        />
      )}
    </>
  );
}
