import {hoursText} from '../../../data/plans/spend';
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {LevelBadge} from '../../../components/ui/Badge';
import {counted} from '../../../lib/counted';
import {recipePath} from '../../../config/paths';
import {PLAN_WEEKS} from '../plan/address';
import type {StarterLink} from '../plan/library';
import {type Advice, FEW, QUARTER} from '../plan/suggest';
import type {Unserved} from '../plan/unserved';
import {days} from '../plan/words';
import styles from './Suggestions.module.css';
interface SuggestionsProps extends Advice {
  /** Channels in use that none of them is for, and why. */
  unserved?: readonly Unserved[];
  /** A plan that is written for such answers. */
  starter?: StarterLink | undefined;
  /** Days a month that a team has. */
  perMonth: number;
  /** Ids of the recipes that are in the plan already. */
  planned: readonly string[];
  onPlan: () => void;
}

/** What the finder suggests, each with its reason, and the button that makes a plan of it. */
export default function Suggestions({
  suggestions,
  more,
  unserved = [],
  starter,
  perMonth,
  planned,
  onPlan,
}: SuggestionsProps): ReactNode {
  const missing = suggestions.filter(({recipe}) => !planned.includes(recipe.id)).length;
  const areAll = missing === suggestions.length;
  const one = areAll ? 'this one' : 'the other one';
  const which = missing === 1 ? one : `${areAll ? 'these' : 'the other'} ${missing}`;
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h3 id="suggestions" className={styles.heading}>
        {suggestions.length === 0
          ? 'Nothing that fits yet'
          : `${counted(suggestions.length, 'recipe')} for you`}
      </h3>
      {more !== undefined && (
        <p>
          {suggestions.length === 0
            ? `With ${days(perMonth)} a month, none that suits your answers can be set up within ${QUARTER} months and then kept running. `
            : `That is what ${days(perMonth)} a month are enough for. `}
          {`With ${more.days}, ${more.suggestions.length === 1 ? 'there is one' : `there are ${more.suggestions.length}`}: `}
          {more.suggestions.map(({recipe}, index) => (
            <Fragment key={recipe.id}>
              {index > 0 && '; '}
              <Link to={recipePath(recipe.id)}>{recipe.name}</Link>
            </Fragment>
          ))}
          .
        </p>
      )}
      {more === undefined && suggestions.length < FEW && (
        <p>
          {`What else suits your answers takes more than ${PLAN_WEEKS} weeks, or changes the same thing as these. More channels, or another figure, bring other recipes.`}
        </p>
      )}
      <ol className={styles.list}>
        {suggestions.map(({recipe, because}) => (
          <li key={recipe.id}>
            <Link to={recipePath(recipe.id)}>{recipe.name}</Link>
            <p>{because}</p>
            <p className={styles.facts}>
              <LevelBadge level={recipe.effortLevel} of="Effort" />
              <LevelBadge level={recipe.expectedImpact} of="Impact" />
              <span>{`${days(recipe.setUpDays)} to set up`}</span>
              {recipe.hoursPerWeek !== undefined && <span>{`then ${hoursText(recipe.hoursPerWeek)}`}</span>}
            </p>
          </li>
        ))}
      </ol>
      {unserved.length > 0 && (
        <ul className={styles.unserved}>
          {unserved.map(({channel, recipe, why}) => (
            <li key={channel}>
              {`Nothing on ${channel} now. `}
              {recipe && (
                <>
                  Nearest is <Link to={recipePath(recipe.id)}>{recipe.name}</Link>.{' '}
                </>
              )}
              {why}
            </li>
          ))}
        </ul>
      )}
      {missing === 0 && suggestions.length > 0 && <p>All of them are in your plan.</p>}
      {missing > 0 && (
        <Button primary onClick={onPlan}>
          <Icon name="calendar" />
          {planned.length > 0 ? `Add ${which} to the plan` : `Make a plan of ${which}`}
        </Button>
      )}
      {starter && (
        <p className={styles.starter}>
          Near to your case, and written out week by week: <Link to={starter.path}>{starter.title}</Link>.{' '}
          {starter.oneLine}
        </p>
      )}
    </section>
  );
}
