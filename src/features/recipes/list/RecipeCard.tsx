import type {ReactNode} from 'react';
import {ChannelBadge, LevelBadge, StageBadge} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import {CHANNEL_HUE} from '../../../components/ui/Glyph';
import Icon from '../../../components/ui/Icon';
import {Tooltip} from '../../../components/ui/Tooltip';
import type {RecipeCardData} from '../../../data/recipes/types';
import {recipePath} from '../paths';
import SaveButton from '../SaveButton';
import CardTabs from './CardTabs';
import styles from './RecipeCard.module.css';

interface RecipeCardProps {
  recipe: RecipeCardData;
  saved: boolean;
  onSave: () => void;
}

/** One recipe in the list (specification 1 section 2.5). The heading's link covers the card; its controls lie above. */
export default function RecipeCard({recipe, saved, onSave}: RecipeCardProps): ReactNode {
  const [channel] = recipe.channels;
  return (
    <Card className={styles.card} hue={channel && CHANNEL_HUE[channel]} aria-labelledby={`${recipe.id}-name`}>
      <div className={styles.body}>
        <div className={styles.top}>
          <StageBadge stage={recipe.buyingCycle} />
          {recipe.investmentRequired && (
            <Tooltip text="Investment required">
              <span className={styles.investment} role="img" aria-label="Investment required">
                <Icon name="coin" />
              </span>
            </Tooltip>
          )}
          <Tooltip className={styles.save} text={saved ? 'Saved in this browser' : 'Save in this browser'}>
            <SaveButton name={recipe.name} saved={saved} onClick={onSave} />
          </Tooltip>
        </div>
        <h3 id={`${recipe.id}-name`} className={styles.name}>
          <CoverLink to={recipePath(recipe.id)}>{recipe.name}</CoverLink>
        </h3>
        <div className={styles.badges}>
          {recipe.channels.map((name) => (
            <ChannelBadge key={name} channel={name} />
          ))}
          <LevelBadge level={recipe.effortLevel} of="Effort" />
          <LevelBadge level={recipe.expectedImpact} of="Impact" />
        </div>
        <p className={styles.description}>{recipe.description}</p>
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
        <CardTabs recipe={recipe} />
      </div>
      <p className={styles.foot} aria-hidden="true">
        Click to view details
        <Icon name="arrow" />
      </p>
    </Card>
  );
}
