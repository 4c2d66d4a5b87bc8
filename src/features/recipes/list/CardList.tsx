import {memo, type ReactNode} from 'react';
import type {RecipeCardData} from '../../../data/recipes/types';
import styles from './CardList.module.css';
import RecipeCard from './RecipeCard';

interface CardListProps {
  recipes: readonly RecipeCardData[];
  saved: ReadonlySet<string>;
  onSave: (id: string) => void;
}

/** One page of recipe cards. */
function CardList({recipes, saved, onSave}: CardListProps): ReactNode {
  return (
    <ul className={styles.cards}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} saved={saved.has(recipe.id)} onSave={onSave} />
        </li>
      ))}
    </ul>
  );
}

export default memo(CardList);
