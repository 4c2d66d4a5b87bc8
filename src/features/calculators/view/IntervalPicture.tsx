import type {ReactNode} from 'react';
import type {Interval} from '../calculator';
import {short} from '../lib/format';
import styles from './IntervalPicture.module.css';

/** Space beyond the interval, as a share of it. */
const MARGIN = 0.12;

/** A value between two ends, beside zero. */
export default function IntervalPicture({interval}: {interval: Interval}): ReactNode {
  const {label, unit, low, value, high} = interval;
  const from = Math.min(0, low);
  const width = Math.max(0, high) - from || 1;
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
        <span className={styles.end} style={{left: at(low)}}>
          {short(low)}
        </span>
        <span className={styles.end} style={{left: at(high)}}>
          {short(high)}
        </span>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
