import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {RecipeCard} from '../../data/recipes/card';
import {
  CHANNEL_HUE,
  LEVEL_MEANING,
  STAGE_MEANING,
  type Channel,
  type Level,
  type Stage,
} from '../../data/recipes/taxonomy';
import Glyph from './Glyph';
import {hueColour} from '../../config/hues';
import styles from './Badge.module.css';

/** A recipe's buying-cycle stage: its icon on a neutral ground, since a hue says the channel. */
export function StageBadge({stage}: {stage: Stage}): ReactNode {
  return (
    <span className={clsx(styles.badge, styles.stage)} title={STAGE_MEANING[stage]}>
      <Glyph of={stage} />
      {stage}
    </span>
  );
}

/** A channel, with its own glyph and hue. */
export function ChannelBadge({channel}: {channel: Channel}): ReactNode {
  return (
    <span className={styles.badge}>
      <span className={styles.glyph} style={{color: hueColour(CHANNEL_HUE[channel])}}>
        <Glyph of={channel} />
      </span>
      {channel}
    </span>
  );
}

const SHADE: Record<Level, string | undefined> = {
  Low: styles.low,
  Medium: styles.medium,
  High: styles.high,
};

/** An effort or impact level: Low lightest, High darkest. What it means is its tooltip. */
export function LevelBadge({level, of}: {level: Level; of: 'Effort' | 'Impact'}): ReactNode {
  return (
    <span className={clsx(styles.badge, SHADE[level])} title={LEVEL_MEANING[of][level]}>
      {`${level} ${of}`}
    </span>
  );
}

/** The badges of a recipe: its stage, its effort and its impact. */
export function RecipeBadges({
  recipe: {buyingCycle, effortLevel, expectedImpact},
}: {
  recipe: Pick<RecipeCard, 'buyingCycle' | 'effortLevel' | 'expectedImpact'>;
}): ReactNode {
  return (
    <span className="badges">
      <StageBadge stage={buyingCycle} />
      <LevelBadge level={effortLevel} of="Effort" />
      <LevelBadge level={expectedImpact} of="Impact" />
    </span>
  );
}

/** The facts of a recipe on one line, each of them unbroken. */
export function RecipeFacts({facts}: {facts: readonly string[]}): ReactNode {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && '\u00a0· '}
      <span className="unbroken">{fact}</span>
    </Fragment>
  ));
}

/** A plain badge for anything else. */
export function PlainBadge({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.badge}>{children}</span>;
}
