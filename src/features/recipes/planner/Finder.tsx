import {useMemo} from 'react';
import clsx from 'clsx';
import type {FinderRules} from '../../../data/plans/schema';
import {isAds, shopOf, type FinderPosition} from '../../../data/plans/shop';
import {listed} from '../../../lib/inSentence';
import {pick} from '../../../lib/record';
import {toSlug} from '../../../lib/toSlug';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import {parseNumber} from '../../calculators/lib/parse';
import {parsePlan} from '../plan/address';
import {answersOf, parseAnswers, plannerQuery, type Answers} from '../plan/answers';
import type {Day} from '../plan/days';
import type {PlanRecipe} from '../plan/plan';
import {FIRST_DAY} from '../plan/starters';
import {notYet, positionFor, suggest} from '../plan/suggest';
import Answer from './Answer';
import DraftField, {DaysField} from './DraftField';
import styles from './Finder.module.css';
import Questions from './Questions';
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

const MOST = 99_999_999;
/** A month; nothing is an answer, too. */
function readAmount(text: string): number | '' | undefined {
  const amount = Math.round(parseNumber(text, true) ?? -1);
  return text.trim() === '' ? '' : amount >= 0 && amount <= MOST ? amount : undefined;
}

/** A sentence with five blanks, its answer below it at once, and four questions for more. The answers are in the address. */
export default function Finder({rules, positions, recipes, from, planned, onDays, onPlan}: FinderProps) {
  const {query, write} = usePageQuery();
  const answers = useMemo(() => answersOf(query), [query]);
  const suggestions = useMemo(
    () => suggest(answers, rules, recipes, from ?? FIRST_DAY),
    [answers, from, recipes, rules],
  );
  const answer = (part: Partial<Answers>) =>
    write(
      (current) => plannerQuery(parsePlan(current), {...answersOf(current), ...part}, current),
      'replace',
    );
  const {subs, channels, worry, ads, days} = answers;
  const shop = shopOf(answers);
  const adChannels = channels.filter(isAds);
  const spent = ads ?? shop.adsOn(channels).eur;
  return (
    <>
      <Sentence
        blanks={{
          orders: String(shop.orders),
          subs: subs ? 'yes' : 'no',
          ads: String(spent),
          channels: adChannels.map(toSlug).join(','),
          worry,
        }}
        channelWords={adChannels.length === 0 ? 'ads' : listed(adChannels)}
        onFill={(blank) => {
          const given = parseAnswers(new URLSearchParams(blank));
          const {channels: on = []} = given;
          answer(
            on.length > 0
              ? {channels: [...channels.filter((one) => !isAds(one)), ...on]}
              : pick(
                  given,
                  (['orders', 'subs', 'ads', 'worry'] as const).filter((name) => name in blank),
                ),
          );
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
        <summary className="strong">More exactly</summary>
        <Questions chosen={[worry, ...channels.map(toSlug)]} onAnswer={answer} />
        <div className={clsx('grid gap20', styles.numbers)}>
          <DraftField
            label="Orders a month (optional)"
            inputMode="numeric"
            value={String(answers.orders ?? '')}
            read={readAmount}
            remedy="Give a number of orders, such as 300, or leave it empty."
            onValue={(value) => answer({orders: value || undefined})}
          />
          <DraftField
            label="EUR spent on advertising each month (optional)"
            inputMode="numeric"
            value={String(ads ?? '')}
            read={readAmount}
            remedy="Give an amount in EUR, such as 3,000, or leave it empty."
            onValue={(value) => answer({ads: value === '' ? undefined : value})}
          />
          <DaysField label="Working days a month for setting up and running" days={days} onValue={onDays} />
        </div>
        <p className="above24 note">
          Your answers are in the address of this page, so you can keep or share it.
        </p>
      </details>
    </>
  );
}
