import {use, type ReactNode} from 'react';
import {LevelBadge, StageBadge} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {recipePath} from '../../../config/paths';
import {RecipeFactsContext} from './recipeFacts';
import styles from './RecipeCard.module.css';

/**
 * A link to a recipe from an article, with what a reader needs to decide whether to open it. A writer gives only
 * the id. Shows nothing until `npm start` has the facts for a card that was just added.
 */
export default function RecipeCard({id}: {id: string}): ReactNode {
  const recipe = use(RecipeFactsContext)[id];
  if (recipe === undefined) {
    return null;
  }
  const {name, channels, buyingCycle, effortLevel, expectedImpact, timeframe} = recipe;
  const [hue] = channels.map((channel) => CHANNEL_HUE[channel]);
  return (
    <Card as="div" className={styles.card} hue={hue}>
      <p className={styles.kind}>Growth recipe</p>
      <p className={styles.name}>
        <CoverLink to={recipePath(id)}>{name}</CoverLink>
      </p>
      <p className={styles.timeframe}>{timeframe}</p>
      <p className="badges">
        <StageBadge stage={buyingCycle} />
        <LevelBadge level={effortLevel} of="Effort" />
        <LevelBadge level={expectedImpact} of="Impact" />
      </p>
    </Card>
  );
}
