import {memo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ChannelBadge, LevelBadge, StageBadge} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import Icon from '../../../components/ui/Icon';
import type {RecipeCardData} from '../../../data/recipes/types';
import {recipePath} from '../../../config/paths';
import PlanButton from '../PlanButton';
import SaveButton from '../SaveButton';
import CardFacts from './CardFacts';
import CardTabs from './CardTabs';
import styles from './RecipeCard.module.css';
import {Tooltip} from './Tooltip';

interface RecipeCardProps {
  recipe: RecipeCardData;
  saved: boolean;
  onSave: (id: string) => void;
}

/** Assets that a compact card names. */
const NEEDS = 2;

function needs({assetsNeeded, assetCount}: RecipeCardData): string {
  const named = assetsNeeded.slice(0, NEEDS);
  const more = assetCount - named.length;
  return `${named.join('; ')}${more > 0 ? `; ${more} more` : ''}`;
}

/**
 * One recipe in the list. The heading's link covers the card; its controls lie above. On a narrow screen the card is
 * compact, and a button unfolds the rest, which is in the HTML all the same.
 */
function RecipeCard({recipe, saved, onSave}: RecipeCardProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [channel] = recipe.channels;
  const detailsId = `${recipe.id}-details`;
  return (
    <Card
      className={styles.card}
      hue={channel && CHANNEL_HUE[channel]}
      aria-labelledby={`${recipe.id}-name`}
      data-open={open}
    >
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
          <span className={clsx('screenOnly', styles.keep)}>
            {recipe.hasPlan && (
              <Tooltip text="Add to plan, or take out">
                <PlanButton recipe={recipe} />
              </Tooltip>
            )}
            <Tooltip text={saved ? 'Saved in this browser' : 'Save in this browser'}>
              <SaveButton name={recipe.name} saved={saved} onClick={() => onSave(recipe.id)} />
            </Tooltip>
          </span>
        </div>
        <h3 id={`${recipe.id}-name`} className={styles.name}>
          <CoverLink to={recipePath(recipe.id)}>{recipe.name}</CoverLink>
        </h3>
        <div className="badges">
          <span className={styles.channels}>
            {recipe.channels.map((name) => (
              <ChannelBadge key={name} channel={name} />
            ))}
          </span>
          <LevelBadge level={recipe.effortLevel} of="Effort" />
          <LevelBadge level={recipe.expectedImpact} of="Impact" />
        </div>
        <p className={styles.needs}>{`You need: ${needs(recipe)}`}</p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={`${open ? 'Less' : 'More'} about ${recipe.name}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Less' : 'More'} <Icon name="chevron" />
        </button>
        <div id={detailsId} className={styles.details}>
          <p className={styles.description}>{recipe.description}</p>
          <CardFacts recipe={recipe} />
          <CardTabs recipe={recipe} />
        </div>
      </div>
      <p className={clsx('screenOnly', styles.foot)} aria-hidden="true">
        Click to view details
        <Icon name="arrow" />
      </p>
    </Card>
  );
}

export default memo(RecipeCard);
