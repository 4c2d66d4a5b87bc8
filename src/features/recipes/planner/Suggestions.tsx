import type {ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {LevelBadge} from '../../../components/ui/Badge';
import {counted} from '../../../data/counted';
import {recipePath} from '../paths';
import {QUARTER, setUpOf, type Suggestion} from '../plan/suggest';
import {days} from '../plan/words';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  /** Takes the focus when other suggestions have come. */
  heading: RefObject<HTMLHeadingElement | null>;
  suggestions: readonly Suggestion[];
  /** Days a month for set-up. */
  perMonth: number;
  hasPlan: boolean;
  onPlan: () => void;
}

/** What the finder suggests, each with its reason, and the button that makes a plan of it. */
export default function Suggestions({
  heading,
  suggestions,
  perMonth,
  hasPlan,
  onPlan,
}: SuggestionsProps): ReactNode {
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
      <Button primary onClick={onPlan}>
        <Icon name="calendar" />
        {hasPlan
          ? `Add these ${suggestions.length} to the plan`
          : `Make a plan of these ${suggestions.length}`}
      </Button>
    </section>
  );
}
