import {createContext, use} from 'react';
import RecipeIndexCard from '../../../components/ui/RecipeIndexCard';
import styles from './RecipeCard.module.css';
import type {RecipeCard as RecipeCardData} from '../../../data/recipes/card';

/** Cards of the recipes that the current article names, by id. */
export const RecipeCards = createContext<Readonly<Record<string, RecipeCardData>>>({});

/** Renders nothing until `npm start` has loaded the facts for a card that was just added. */
export default function RecipeCard({id}: {id: string}) {
  const recipe = use(RecipeCards)[id];
  return recipe && <RecipeIndexCard as="div" recipe={recipe} className={styles.card} />;
}
