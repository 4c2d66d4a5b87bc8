import clsx from 'clsx';
import {hoursText} from '../../../data/plans/spend';
import Link from '@docusaurus/Link';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {LevelBadge} from '../../../components/ui/Badge';
import {counted} from '../../../lib/counted';
import {recipePath} from '../../../config/paths';
import type {Suggestion} from '../plan/suggest';
import type {Unserved} from '../plan/unserved';
import {days} from '../plan/words';
import styles from './Suggestions.module.css';
/** Fewer suggestions than these say what would bring more. */
const FEW = 3;

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  /** Channels in use that none of them is for, and why. */
  unserved?: readonly Unserved[];
  /** Ids of the recipes that are in the plan already. */
  planned: readonly string[];
  onPlan: () => void;
}

/** What the finder suggests, each with its reason, and the button that makes a plan of it. */
export default function Suggestions({suggestions, unserved = [], planned, onPlan}: SuggestionsProps) {
  const missing = suggestions.filter(({recipe}) => !planned.includes(recipe.id)).length;
  const areAll = missing === suggestions.length;
  const one = areAll ? 'this one' : 'the other one';
  const which = missing === 1 ? one : `${areAll ? 'these' : 'the other'} ${missing}`;
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h3 id="suggestions" className="below12 subheading">
        {suggestions.length === 0
          ? 'Nothing that fits yet'
          : `${counted(suggestions.length, 'recipe')} for you`}
      </h3>
      {suggestions.length < FEW && (
        <p>More days a month, more channels in use or another figure bring other recipes.</p>
      )}
      <ol className={clsx('below24 numbered', styles.list)}>
        {suggestions.map(({recipe, because}) => (
          <li key={recipe.id}>
            <Link to={recipePath(recipe.id)}>{recipe.name}</Link>
            <p className="above4 small">{because}</p>
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
    </section>
  );
}
