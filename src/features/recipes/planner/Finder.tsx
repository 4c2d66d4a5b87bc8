import {useMemo} from 'react';
import type {FinderRules} from '../../../data/plans/finder';
import {isAds, shopOf, type FinderPosition} from '../../../data/plans/shop';
import {REVENUE_LABEL, REVENUES, WORRIES, WORRY_LABEL} from '../../../data/plans/worries';
import {CHANNELS} from '../../../data/recipes/taxonomy';
import {listed} from '../../../lib/inSentence';
import {toSlug} from '../../../lib/toSlug';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {parseNumber} from '../../calculators/lib/parse';
import {parsePlan, serialisePlan} from '../plan/address';
import {answersOf, parseAnswers, serialiseAnswers, type Answers} from '../plan/answers';
import type {Day} from '../plan/days';
import {notYet} from '../plan/notYet';
import type {PlanRecipe} from '../plan/plan';
import {FIRST_DAY} from '../plan/starters';
import {positionFor, suggest} from '../plan/suggest';
import Answer from './Answer';
import Choices from './Choices';
import DraftField, {DaysField} from './DraftField';
import styles from './Finder.module.css';
import Sentence from './Sentence';

interface FinderProps {
  rules: FinderRules;
  positions: readonly FinderPosition[];
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

/** A sentence with three blanks, its answer below it at once, and five questions for more. The answers are in the address. */
export default function Finder({rules, positions, recipes, from, planned, onDays, onPlan}: FinderProps) {
  const {query, write} = usePageQuery();
  const answers = useMemo(() => answersOf(query), [query]);
  const suggestions = useMemo(
    () => suggest(answers, rules, recipes, from ?? FIRST_DAY),
    [answers, from, recipes, rules],
  );
  const answer = (part: Partial<Answers>) =>
    write(
      (current) =>
        [serialisePlan(parsePlan(current)), serialiseAnswers({...answersOf(current), ...part})]
          .filter((one) => one !== '')
          .join('&'),
      'replace',
    );
  const {revenue, channels, worry, ads, days} = answers;
  const adChannels = channels.filter(isAds);
  const spent = ads ?? shopOf(answers).adsOn(channels).eur;
  return (
    <>
      <Sentence
        blanks={{ads: String(spent), channels: adChannels.map(toSlug).join(','), worry}}
        channelWords={adChannels.length === 0 ? 'ads' : listed(adChannels)}
        onFill={(blank) => {
          const told = parseAnswers(new URLSearchParams(blank));
          answer({
            ...(blank.channels !== undefined && {
              channels: [...channels.filter((one) => !isAds(one)), ...(told.channels ?? [])],
            }),
            ...(told.ads !== undefined && {ads: told.ads}),
            ...(told.worry !== undefined && {worry: told.worry}),
          });
        }}
      />
      <div role="status" className={styles.answer}>
        <Answer
          answers={answers}
          position={positionFor(answers, positions)}
          suggestions={suggestions}
          waiting={notYet(answers, rules, recipes, suggestions)}
          planned={planned}
          onPlan={() => onPlan(suggestions.map(({recipe}) => recipe.id))}
        />
      </div>
      <details className="needsScript above24">
        <summary className="marked strong">More exactly</summary>
        <form className="grid gap24 above16" onSubmit={(event) => event.preventDefault()}>
          <Choices
            legend="Which figure worries you most?"
            name="worry"
            type="radio"
            options={WORRIES.map((value) => ({value, label: WORRY_LABEL[value]}))}
            chosen={[worry]}
            onChoose={(value) => answer({worry: value})}
          />
          <Choices
            legend="Which channels do you use already?"
            name="channels"
            type="checkbox"
            options={CHANNELS.map((channel) => ({value: channel, label: channel}))}
            chosen={channels}
            onChoose={(value) =>
              answer({channels: CHANNELS.filter((one) => channels.includes(one) !== (one === value))})
            }
          />
          <Choices
            legend="What is your monthly revenue?"
            name="revenue"
            type="radio"
            options={REVENUES.map((value) => ({value, label: REVENUE_LABEL[value]}))}
            chosen={[revenue]}
            onChoose={(value) => answer({revenue: value})}
          />
          <div className={styles.numbers}>
            <DraftField
              label="EUR spent on advertising each month (optional)"
              inputMode="numeric"
              value={String(ads ?? '')}
              read={readAds}
              remedy="Give an amount in EUR, such as 3,000, or leave it empty."
              onValue={(value) => answer({ads: value === '' ? undefined : value})}
            />
            <DaysField label="Working days a month for setting up and running" days={days} onValue={onDays} />
          </div>
          <p className="note">Your answers are in the address of this page, so you can keep or share it.</p>
        </form>
      </details>
    </>
  );
}
