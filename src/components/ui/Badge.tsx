import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CHANNEL_HUE, STAGE_MEANING, type Channel, type Level, type Stage} from '../../data/recipes/taxonomy';
import Glyph from './Glyph';
import {hueColour} from '../../config/hues';
import styles from './Badge.module.css';

/** A stage is its drawing alone: hues stand for channels. */
export function StageBadge({stage}: {stage: Stage}) {
  return (
    <span className={clsx('middle gapText tiny strong', styles.sign)} title={STAGE_MEANING[stage]}>
      <Glyph of={stage} />
      {stage}
    </span>
  );
}

export function ChannelBadge({channel}: {channel: Channel}) {
  return (
    <span className={clsx('middle gapText tiny strong', styles.sign)}>
      <span className={styles.sign} style={{color: hueColour(CHANNEL_HUE[channel])}}>
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

/** In words, as if marked by hand: Low is lightest, High darkest. The list and each recipe say what it means. */
export function LevelBadge({level, of}: {level: Level; of: 'Effort' | 'Impact'}) {
  return (
    <span
      className={clsx('strong', styles.level, SHADE[level])}
    >{`${level.toLowerCase()} ${of.toLowerCase()}`}</span>
  );
}

/** On one line, each fact whole on its line where it has room; a dot between two, and none where a line begins or ends. */
export function FactLine({facts}: {facts: readonly ReactNode[]}) {
  return (
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        <span key={index} className={styles.fact}>
          {index > 0 && <span className={styles.dot}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}

export function PlainBadge({children}: {children: ReactNode}) {
  return <span className={clsx('middle gapText tiny strong', styles.badge)}>{children}</span>;
}
