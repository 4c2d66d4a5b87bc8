import {useEffect, useMemo, useRef, useState} from 'react';
import type {FinderRules} from '../../../data/plans/finder';
import {REVENUE_LABEL, REVENUES, WORRIES, WORRY_LABEL} from '../../../data/plans/worries';
import {CHANNELS} from '../../../data/recipes/taxonomy';
import {toSlug} from '../../../lib/toSlug';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {parseNumber} from '../../calculators/lib/parse';
import {parsePlan, serialisePlan, USUAL_DAYS} from '../plan/address';
import {completeAnswers, parseAnswers, serialiseAnswers, type Answers} from '../plan/answers';
import type {Day} from '../plan/days';
import type {PlanRecipe} from '../plan/plan';
import {suggest} from '../plan/suggest';
import {unserved} from '../plan/unserved';
import Choices from './Choices';
import DraftField, {DaysField} from './DraftField';
import styles from './Finder.module.css';
import Suggestions from './Suggestions';

interface FinderProps {
  rules: FinderRules;
  recipes: readonly PlanRecipe[];
  /** The day from which suggestions are planned; undefined until the page is live. */
  from: Day | undefined;
  /** Ids of the recipes that are in the plan already. */
  planned: readonly string[];
  /** Called with other days a month. */
  onDays: (days: number) => void;
  onPlan: (ids: readonly string[]) => void;
}

const MOST_ADS = 99_999_999;
/** EUR a month; nothing is an answer, too. */
function readAds(text: string): number | '' | undefined {
  const ads = Math.round(parseNumber(text, true) ?? -1);
  return text.trim() === '' ? '' : ads >= 0 && ads <= MOST_ADS ? ads : undefined;
}

/** Five questions and the recipes that suit the answers, at once. The answers are in the address; nothing is sent. */
export default function Finder({rules, recipes, from, planned, onDays, onPlan}: FinderProps) {
  const {query, write} = usePageQuery();
  const form = useRef<HTMLFormElement>(null);
  const given = useMemo(() => parseAnswers(query), [query]);
  const text = serialiseAnswers(given);
  // Other answers, by Back or by a link, are another form: its fields are left to the browser.
  const [seen, setSeen] = useState({text, own: text, times: 0});
  if (text !== seen.text) {
    setSeen(text === seen.own ? {...seen, text} : {text, own: text, times: seen.times + 1});
  }
  const answers = useMemo(() => completeAnswers(given), [given]);
  const suggestions = useMemo(
    () => (answers === undefined || from === undefined ? undefined : suggest(answers, rules, recipes, from)),
    [answers, from, recipes, rules],
  );
  const answer = (part: Partial<Answers>) => {
    if (form.current === null) {
      return;
    }
    const chosen = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const told = {...parseAnswers(new URLSearchParams(chosen)), ads: given.ads, ...part};
    setSeen((before) => ({...before, own: serialiseAnswers(told)}));
    write(
      (current) =>
        [serialisePlan(parsePlan(current)), serialiseAnswers(told)].filter((one) => one !== '').join('&'),
      'replace',
    );
  };
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  // What was chosen before the page was live.
  useEffect(() => {
    if (form.current?.querySelector(':checked')) {
      latest.current({});
    }
  }, []);
  const {revenue, channels = [], worry, ads = '', days = USUAL_DAYS} = given;
  return (
    <>
      <form
        key={seen.times}
        ref={form}
        className="needsScript grid gap24"
        onSubmit={(event) => event.preventDefault()}
        onChange={({target}) => {
          // The other fields say by themselves what they hold.
          if (target instanceof HTMLInputElement && target.name !== '') {
            answer({});
          }
        }}
      >
        <Choices
          legend="Which figure worries you most?"
          name="worry"
          type="radio"
          options={WORRIES.map((value) => ({value, label: WORRY_LABEL[value]}))}
          chosen={[worry]}
        />
        <Choices
          legend="Which channels do you use already?"
          name="channels"
          type="checkbox"
          options={CHANNELS.map((channel) => ({value: toSlug(channel), label: channel}))}
          chosen={channels.map(toSlug)}
        />
        <Choices
          legend="What is your monthly revenue?"
          name="revenue"
          type="radio"
          options={REVENUES.map((value) => ({value, label: REVENUE_LABEL[value]}))}
          chosen={[revenue]}
        />
        <div className={styles.numbers}>
          <DraftField
            label="EUR spent on advertising each month (optional)"
            inputMode="numeric"
            value={String(ads)}
            read={readAds}
            remedy="Give an amount in EUR, such as 3,000, or leave it empty."
            onValue={(value) => answer({ads: value === '' ? undefined : value})}
          />
          <DaysField label="Working days a month for setting up and running" days={days} onValue={onDays} />
        </div>
        <p className="note">Your answers are in the address of this page, so you can keep or share it.</p>
      </form>
      <div role="status">
        {answers !== undefined && suggestions !== undefined && (
          <Suggestions
            suggestions={suggestions}
            unserved={unserved(answers, rules, recipes, suggestions)}
            planned={planned}
            onPlan={() => onPlan(suggestions.map(({recipe}) => recipe.id))}
          />
        )}
      </div>
    </>
  );
}
