import {memo, useState} from 'react';
import clsx from 'clsx';
import {FactLine, LevelBadge, StageBadge} from '../../../components/ui/Badge';
import {CoverLink} from '../../../components/ui/Card';
import Icon from '../../../components/ui/Icon';
import IndexCard from '../../../components/ui/IndexCard';
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
      stamp={recipe.stamp}
      aria-labelledby={`${recipe.id}-name`}
      data-open={open}
    >
      <p className="cluster gap8 fine soft">
        <StageBadge stage={recipe.buyingCycle} />
        {recipe.investmentRequired && (
          <span className={clsx('middle gapText', styles.investment)}>
            <Icon name="coin" /> Investment required
          </span>
        )}
      </p>
      <h3 id={`${recipe.id}-name`} className={styles.name}>
        <CoverLink to={recipePath(recipe.id)}>{recipe.name}</CoverLink>
      </h3>
      <p className="fine strong">
        <FactLine
          facts={[
            ...recipe.channels,
            <LevelBadge key="effort" level={recipe.effortLevel} of="Effort" />,
            <LevelBadge key="impact" level={recipe.expectedImpact} of="Impact" />,
          ]}
        />
      </p>
      <p className={clsx('small', styles.benefit)}>
        {recipe.benefit} <FactLine facts={recipe.facts} />
      </p>
      <div id={detailsId} className={styles.details}>
        <p className="small">{recipe.description}</p>
        <dl className={clsx('small', styles.facts)}>
          <dt className="strong">Objective</dt>
          <dd>{recipe.objective}</dd>
          <dt className="strong">Timeframe</dt>
          <dd>{recipe.timeframe}</dd>
        </dl>
        <CardTabs recipe={recipe} />
      </div>
      <div className={clsx('screenOnly row between gap8 small strong', styles.foot)}>
        <span className={clsx('onward middle gapText', styles.more)} aria-hidden="true">
          Click to view details
          <Icon name="arrow" />
        </span>
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
        {recipe.setUpDays !== undefined && (
          <Tooltip text="Add to plan, or take out">
            <PlanButton recipe={recipe} onToggle={onPlan} />
          </Tooltip>
        )}
      </div>
    </IndexCard>
  );
}

export default memo(RecipeCard);
