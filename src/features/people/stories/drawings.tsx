import clsx from 'clsx';
import field from './HourField.module.css';

const ROWS = 20;
const STEP = 12;

/** One dot for each hour, those spent lit; one path per colour keeps the DOM small. */
export function Hours({of, spent}: {of: number; spent: number}) {
  const dots = Array.from({length: of}, (_, index) => {
    const x = Math.floor(index / ROWS) * STEP + 6;
    const y = (ROWS - 1 - (index % ROWS)) * STEP + 6;
    return `M${x} ${y}h0`;
  });
  return (
    <svg
      viewBox={`0 0 ${Math.ceil(of / ROWS) * STEP} ${ROWS * STEP}`}
      className={clsx('block full', field.field)}
      aria-hidden="true"
    >
      <path d={dots.slice(spent).join('')} />
      <path d={dots.slice(0, spent).join('')} className={field.spent} />
    </svg>
  );
}
