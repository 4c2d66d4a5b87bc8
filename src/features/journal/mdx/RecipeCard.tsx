import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {LevelBadge, StageBadge} from '../../../components/Badge';
import {CHANNEL_HUE} from '../../../components/Glyph';
import {hueColour} from '../../../data/hues';
import type {Channel, Level, Stage} from '../../../data/recipes/taxonomy';
import {recipePath} from '../../recipes/paths';
import styles from './RecipeCard.module.css';

/** A writer gives the id alone; the rest is filled in when the site is built (src/plugins/journal/recipeCards.ts). */
interface RecipeCardProps {
  id: string;
  name: string;
  stage: Stage;
  effort: Level;
  impact: Level;
  channel: Channel;
  timeframe: string;
}

/** A link to a recipe from an article, with what a reader needs to decide whether to open it. */
export default function RecipeCard({
  id,
  name,
  stage,
  effort,
  impact,
  channel,
  timeframe,
}: RecipeCardProps): ReactNode {
  return (
    <div className={styles.card} style={{'--hue': hueColour(CHANNEL_HUE[channel])} as CSSProperties}>
      <p className={styles.kind}>Growth recipe</p>
      <p className={styles.name}>
        <Link to={recipePath(id)}>{name}</Link>
      </p>
      <p className={styles.timeframe}>{timeframe}</p>
      <p className={styles.badges}>
        <StageBadge stage={stage} />
        <LevelBadge level={effort} of="Effort" />
        <LevelBadge level={impact} of="Impact" />
      </p>
    </div>
  );
}
