import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {RecipeCard} from '../../data/recipes/card';
import {
  CHANNEL_HUE,
  LEVELS,
  STAGE_MEANING,
  type Channel,
  type Level,
  type Stage,
} from '../../data/recipes/taxonomy';
import Glyph from './Glyph';
import {hueColour} from '../../config/hues';
import styles from './Badge.module.css';

/** On a neutral ground: hues stand for channels. */
export function StageBadge({stage}: {stage: Stage}) {
  return (
    <span
      className={clsx('middle gapText tiny strong', styles.badge, styles.stage)}
      title={STAGE_MEANING[stage]}
    >
      <Glyph of={stage} />
      {stage}
    </span>
  );
}

export function ChannelBadge({channel}: {channel: Channel}) {
  return (
    <span className={clsx('middle gapText tiny strong', styles.badge)}>
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

const STEPS = [0, 1, 2] as const;

/** Three blocks of effort, three rising bars of impact. */
const METER = {
  Effort: STEPS.map((step) => `M${6 * step} 3h4v6h-4z`),
  Impact: STEPS.map((step) => `M${6 * step} ${8 - 4 * step}h4V12h-4z`),
} as const;

/** Low is lightest, High darkest; the meter says so in any mode. The list and each recipe say what it means. */
export function LevelBadge({level, of}: {level: Level; of: 'Effort' | 'Impact'}) {
  const filled = LEVELS.indexOf(level) + 1;
  return (
    <span className={clsx('middle gapText tiny strong', styles.badge, SHADE[level])}>
      <svg viewBox="0 0 16 12" width="1em" height="0.75em" fill="currentColor" aria-hidden="true">
        <path d={METER[of].slice(0, filled).join('')} />
        <path d={METER[of].slice(filled).join('')} opacity="0.3" />
      </svg>
      {`${level} ${of}`}
    </span>
  );
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

/** On one line, each fact whole on its line where it has room; a dot between two, and none where a line begins or ends. */
export function FactLine({facts}: {facts: readonly string[]}) {
  return (
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        <span key={fact} className={styles.fact}>
          {index > 0 && <span> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}

export function PlainBadge({children}: {children: ReactNode}) {
  return <span className={clsx('middle gapText tiny strong', styles.badge)}>{children}</span>;
}
