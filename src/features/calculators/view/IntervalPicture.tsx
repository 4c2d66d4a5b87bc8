import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Interval} from '../calculator';
import {short} from '../lib/format';
import styles from './IntervalPicture.module.css';

/** As a share of the interval. */
const MARGIN = 0.12;

/** Ends nearer than this share of the width have their numbers outside. */
const NEAR = 0.2;

export default function IntervalPicture({interval}: {interval: Interval}): ReactNode {
  const {label, unit, low, value, high} = interval;
  const from = Math.min(0, low);
  const width = Math.max(0, high) - from || 1;
  const near = (high - low) / width < NEAR;
  const at = (point: number) => `${(((point - from) / width) * (1 - 2 * MARGIN) + MARGIN) * 100}%`;
  return (
    <figure className={styles.interval}>
      <div
        className={styles.line}
        role="img"
        aria-label={`${short(low)} to ${short(high)} ${unit}, most likely ${short(value)}`}
      >
        <i className={styles.zero} style={{left: at(0)}}>
          <span>0</span>
        </i>
        <i className={styles.bar} style={{left: at(low), right: `calc(100% - ${at(high)})`}} />
        <i className={styles.dot} style={{left: at(value)}} />
        {short(low) !== short(high) && (
          <span className={clsx(styles.end, near && styles.before)} style={{left: at(low)}}>
            {short(low)}
          </span>
        )}
        <span className={clsx(styles.end, near && styles.after)} style={{left: at(high)}}>
          {short(high)}
        </span>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
