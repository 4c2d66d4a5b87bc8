import {createContext, use} from 'react';
import {RecipeBadges, RecipeFacts} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {recipePath} from '../../../config/paths';
import styles from './RecipeCard.module.css';
import type {RecipeCard as RecipeCardData} from '../../../data/recipes/card';

/** Cards of the recipes that the current article names, by id. */
export const RecipeCards = createContext<Readonly<Record<string, RecipeCardData>>>({});

/** Renders nothing until `npm start` has loaded the facts for a card that was just added. */
export default function RecipeCard({id}: {id: string}) {
  const recipe = use(RecipeCards)[id];
  if (recipe === undefined) {
    return null;
  }
  const {name, channels, benefit, facts} = recipe;
  const [hue] = channels.map((channel) => CHANNEL_HUE[channel]);
  return (
    <Card as="div" className={styles.card} hue={hue}>
      <p className={styles.kind}>Growth recipe</p>
      <p className={styles.name}>
        <CoverLink to={recipePath(id)}>{name}</CoverLink>
      </p>
      <p>{benefit}</p>
      <p className={styles.facts}>
        <RecipeFacts facts={facts} />
      </p>
      <RecipeBadges recipe={recipe} />
    </Card>
  );
}
