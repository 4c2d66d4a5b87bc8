import type {ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {LevelBadge} from '../../../components/ui/Badge';
import {counted} from '../../../data/counted';
import {recipePath} from '../paths';
import type {StarterLink} from '../plan/library';
import {QUARTER, setUpOf, type Suggestion} from '../plan/suggest';
import {days} from '../plan/words';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  /** Takes the focus when other suggestions have come. */
  heading: RefObject<HTMLHeadingElement | null>;
  suggestions: readonly Suggestion[];
  /** A plan that is written for such answers. */
  starter?: StarterLink;
  /** Days a month for set-up. */
  perMonth: number;
  /** Ids of the recipes that are in the plan already. */
  planned: readonly string[];
  onPlan: () => void;
}

/** What the finder suggests, each with its reason, and the button that makes a plan of it. */
export default function Suggestions({
  heading,
  suggestions,
  starter,
  perMonth,
  planned,
  onPlan,
}: SuggestionsProps): ReactNode {
  const missing = suggestions.filter(({recipe}) => !planned.includes(recipe.id)).length;
  const these = missing === suggestions.length ? 'these' : 'the other';
  const months = Math.ceil(setUpOf(suggestions) / perMonth);
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h3 ref={heading} id="suggestions" tabIndex={-1} className={styles.heading}>
        {`${counted(suggestions.length, 'recipe')} for you`}
      </h3>
      {months > QUARTER && (
        <p>{`With ${days(perMonth)} a month, setting all of them up takes about ${months} months. Begin with the first, or find more time for the start.`}</p>
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
            </p>
          </li>
        ))}
      </ol>
      {missing === 0 ? (
        <p>All of them are in your plan.</p>
      ) : (
        <Button primary onClick={onPlan}>
          <Icon name="calendar" />
          {planned.length > 0 ? `Add ${these} ${missing} to the plan` : `Make a plan of these ${missing}`}
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
