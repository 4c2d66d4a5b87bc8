import type {ReactNode} from 'react';
import Icon from '../../../components/ui/Icon';
import styles from './CardFacts.module.css';
import type {ListCard} from './library';

/** What a recipe is for, and how long it takes. */
export default function CardFacts({recipe}: {recipe: ListCard}): ReactNode {
  return (
    <dl className={styles.facts}>
      <dt>
        <Icon name="target" /> Objective
      </dt>
      <dd>{recipe.objective}</dd>
      <dt>
        <Icon name="clock" /> Timeframe
      </dt>
      <dd>{recipe.timeframe}</dd>
    </dl>
  );
}
