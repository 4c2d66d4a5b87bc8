import {memo, useState} from 'react';
import clsx from 'clsx';
import {ChannelBadge, LevelBadge, FactLine, StageBadge} from '../../../components/ui/Badge';
import Icon from '../../../components/ui/Icon';
import IndexCard, {CoverLink, Marks} from '../../../components/ui/IndexCard';
import {recipePath} from '../../../config/paths';
import PlanButton from '../PlanButton';
import CardTabs from './CardTabs';
import styles from './RecipeCard.module.css';
import {Tooltip} from './Tooltip';
import type {ListCard} from './library';
interface RecipeCardProps {
  recipe: ListCard;
  /** Called once it is added to the visitor's plan, or taken out. */
  onPlan: (() => void) | undefined;
}

/**
 * One recipe in the list. The heading's link covers the card; its controls lie above. On a narrow screen the card is
 * compact, and a button unfolds the rest, which is in the HTML all the same.
 */
function RecipeCard({recipe, onPlan}: RecipeCardProps) {
  const [open, setOpen] = useState(false);
  const detailsId = `${recipe.id}-details`;
  return (
    <IndexCard
      className={styles.card}
      number={recipe.number}
      channel={recipe.channels[0]}
      aria-labelledby={`${recipe.id}-name`}
      data-open={open}
    >
      <div className="row between gap8">
        <span className="cluster middle gap8">
          <StageBadge stage={recipe.buyingCycle} />
          {recipe.investmentRequired && (
            <span className={clsx('middle gapText fine shrinks', styles.investment)}>
              <Icon name="coin" /> Investment required
            </span>
          )}
        </span>
        {recipe.setUpDays !== undefined && (
          <span className={clsx('screenOnly fixed', styles.keep)}>
            <Tooltip text="Add to plan, or take out">
              <PlanButton recipe={recipe} onToggle={onPlan} />
            </Tooltip>
          </span>
        )}
      </div>
      <div>
        <h3 id={`${recipe.id}-name`} className={styles.name}>
          <CoverLink to={recipePath(recipe.id)}>{recipe.name}</CoverLink>
        </h3>
        <p className={clsx('small', styles.benefit)}>{recipe.benefit}</p>
      </div>
      <p className={clsx('fine', styles.factLine)}>
        <FactLine facts={recipe.facts} />
      </p>
      <Marks stamp={recipe.stamp}>
        <div className="badges">
          <span className={styles.channels}>
            {recipe.channels.map((name) => (
              <ChannelBadge key={name} channel={name} />
            ))}
          </span>
          <LevelBadge level={recipe.effortLevel} of="Effort" />
          <LevelBadge level={recipe.expectedImpact} of="Impact" />
        </div>
      </Marks>
      <button
        type="button"
        className={clsx('touch gapText small strong relative', styles.toggle)}
        aria-expanded={open}
        aria-controls={detailsId}
        aria-label={`${open ? 'Less' : 'More'} about ${recipe.name}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Less' : 'More'} <Icon name="chevron" />
      </button>
      <div id={detailsId} className={styles.details}>
        <p className="note">{recipe.description}</p>
        <dl className={clsx('grid small', styles.facts)}>
          <dt className="gapText soft medium">
            <Icon name="target" /> Objective
          </dt>
          <dd>{recipe.objective}</dd>
          <dt className="gapText soft medium">
            <Icon name="clock" /> Timeframe
          </dt>
          <dd>{recipe.timeframe}</dd>
        </dl>
        <CardTabs recipe={recipe} />
      </div>
      <p className={clsx('onward screenOnly row between small strong', styles.foot)} aria-hidden="true">
        Click to view details
        <Icon name="arrow" />
      </p>
    </IndexCard>
  );
}

export default memo(RecipeCard);
