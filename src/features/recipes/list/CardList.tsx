import {memo, useState} from 'react';
import clsx from 'clsx';
import styles from './CardList.module.css';
import ListEnd from './ListEnd';
import RecipeCard from './RecipeCard';
import type {ListCard} from './library';

interface CardListProps {
  recipes: readonly ListCard[];
  /** Called once one is added to the visitor's plan, or taken out. */
  onPlan: (() => void) | undefined;
}

/**
 * One page of recipe cards. Those it begins with are laid out at once, so that Back returns to the place in the page;
 * those of a search or filter when they come near the window, as a letter typed waits for them.
 */
function CardList({recipes, onPlan}: CardListProps) {
  const [first] = useState(recipes);
  return (
    <ul className={clsx(styles.cards, recipes !== first && styles.changed)}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} onPlan={onPlan} />
        </li>
      ))}
      <ListEnd />
    </ul>
  );
}

export default memo(CardList);
