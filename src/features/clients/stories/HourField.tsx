import type {ReactNode} from 'react';
import styles from './Noms.module.css';

const COLUMNS = 45;
const ROWS = 20;
const STEP = 12;

/** The estimate, hour by hour: 900 dots of which the first `spent` are lit. One path for each colour. */
export default function HourField({spent}: {spent: number}): ReactNode {
  const dots = Array.from({length: COLUMNS * ROWS}, (_, index) => {
    const x = Math.floor(index / ROWS) * STEP + 6;
    const y = (ROWS - 1 - (index % ROWS)) * STEP + 6;
    return `M${x} ${y}h0`;
  });
  return (
    <svg viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`} className={styles.field} aria-hidden="true">
      <path d={dots.slice(spent).join('')} />
      <path d={dots.slice(0, spent).join('')} className={styles.spent} />
    </svg>
  );
}
