import type {ReactNode} from 'react';
import Icon from '../../../components/ui/Icon';
import type {RecipeCardData} from '../../../data/recipes/types';
import styles from './CardFacts.module.css';

/** What a recipe is for, and how long it takes. */
export default function CardFacts({recipe}: {recipe: RecipeCardData}): ReactNode {
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
