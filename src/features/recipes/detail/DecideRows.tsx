import {use, type ReactNode} from 'react';
import {capital} from '../../../lib/capital';
import {RecipeContext} from './recipeContext';
import styles from './RecipeSteps.module.css';

/** What the decision goes by: each condition, and what is done then. */
export default function DecideRows(): ReactNode {
  const rows = use(RecipeContext)?.recipe.decide ?? [];
  return (
    <dl className={styles.decide}>
      {rows.map(({when, then}) => (
        <div key={when}>
          <dt>{capital(when)}</dt>
          <dd>{then}</dd>
        </div>
      ))}
    </dl>
  );
}
