import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CHANNEL_HUE, STAGE_HUE, type Channel, type Level, type Stage} from '../../data/recipes/taxonomy';
import Glyph from './Glyph';
import {hueColour} from '../../config/hues';
import styles from './Badge.module.css';

/** A recipe's buying-cycle stage, in the stage's own colour wherever it is shown. */
export function StageBadge({stage}: {stage: Stage}): ReactNode {
  return (
    <span className={clsx(styles.badge, styles.tinted)} style={{'--stage': hueColour(STAGE_HUE[stage])}}>
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

/** An effort or impact level: Low lightest, High darkest. */
export function LevelBadge({level, of}: {level: Level; of: 'Effort' | 'Impact'}): ReactNode {
  return <span className={clsx(styles.badge, SHADE[level])}>{`${level} ${of}`}</span>;
}

/** A plain badge for anything else. */
export function PlainBadge({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.badge}>{children}</span>;
}
