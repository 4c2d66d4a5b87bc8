import {memo} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {POSITIONS_PATH} from '../../../config/paths';
import {counted} from '../../../lib/counted';
import {useOwnPlan} from '../plan/store';
import styles from './CardList.module.css';
import RecipeCard from './RecipeCard';
import type {ListCard} from './library';

/** The two places that ten cards leave in rows of three: where a reader goes on from here. */
function ListEnd() {
  const {plan, path} = useOwnPlan();
  const cells = [
    {
      to: path,
      name: 'Your plan',
      text:
        plan.recipes.length === 0
          ? 'Nothing in it yet: the calendar on a card adds a recipe'
          : `${counted(plan.recipes.length, 'recipe')}, with dates, hours a week and costs`,
    },
    {
      to: POSITIONS_PATH,
      name: 'Where good practices disagree',
      text: 'Questions with two good answers each, and how we choose',
    },
  ];
  return cells.map(({to, name, text}) => (
    <li key={to} className={clsx('ruled', styles.cell)}>
      <h3>
        <Link to={to} className="covers ink">
          {name}
        </Link>
      </h3>
      <p className="above8 soft">{text}</p>
    </li>
  ));
}

interface CardListProps {
  recipes: readonly ListCard[];
  /** Called once one is added to the visitor's plan, or taken out. */
  onPlan: (() => void) | undefined;
}

/** One page of recipe cards. */
function CardList({recipes, onPlan}: CardListProps) {
  return (
    <ul className={clsx('grid above16', styles.cards)}>
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
