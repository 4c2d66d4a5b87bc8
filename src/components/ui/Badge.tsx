import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {RecipeCard} from '../../data/recipes/card';
import {CHANNEL_HUE, STAGE_MEANING, type Channel, type Level, type Stage} from '../../data/recipes/taxonomy';
import Glyph from './Glyph';
import {hueColour} from '../../config/hues';
import styles from './Badge.module.css';

/** On a neutral ground: hues stand for channels. */
export function StageBadge({stage}: {stage: Stage}) {
  return (
    <span className={clsx(styles.badge, styles.stage)} title={STAGE_MEANING[stage]}>
      <Glyph of={stage} />
      {stage}
    </span>
  );
}

export function ChannelBadge({channel}: {channel: Channel}) {
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

/** Low is lightest, High darkest; the list and each recipe say what it means. */
export function LevelBadge({level, of}: {level: Level; of: 'Effort' | 'Impact'}) {
  return <span className={clsx(styles.badge, SHADE[level])}>{`${level} ${of}`}</span>;
}

export function RecipeBadges({
  recipe: {buyingCycle, effortLevel, expectedImpact},
}: {
  recipe: Pick<RecipeCard, 'buyingCycle' | 'effortLevel' | 'expectedImpact'>;
}) {
  return (
    <span className="badges">
      <StageBadge stage={buyingCycle} />
      <LevelBadge level={effortLevel} of="Effort" />
      <LevelBadge level={expectedImpact} of="Impact" />
    </span>
  );
}

/** On one line, each fact whole on its line where it has room. */
export function RecipeFacts({facts}: {facts: readonly string[]}) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && '\u00a0· '}
      <span className={styles.fact}>{fact}</span>
    </Fragment>
  ));
}

export function PlainBadge({children}: {children: ReactNode}) {
  return <span className={styles.badge}>{children}</span>;
}
