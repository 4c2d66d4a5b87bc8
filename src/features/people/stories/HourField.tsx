import styles from './HourField.module.css';

const ROWS = 20;
const STEP = 12;

interface HourFieldProps {
  of: number;
  spent: number;
  caption: string;
}

/** One dot for each hour, those spent lit; one path per colour keeps the DOM small. */
export default function HourField({of, spent, caption}: HourFieldProps) {
  const dots = Array.from({length: of}, (_, index) => {
    const x = Math.floor(index / ROWS) * STEP + 6;
    const y = (ROWS - 1 - (index % ROWS)) * STEP + 6;
    return `M${x} ${y}h0`;
  });
  return (
    <figure>
      <svg
        viewBox={`0 0 ${Math.ceil(of / ROWS) * STEP} ${ROWS * STEP}`}
        className={styles.field}
        aria-hidden="true"
      >
        <path d={dots.slice(spent).join('')} />
        <path d={dots.slice(0, spent).join('')} className={styles.spent} />
      </svg>
      <figcaption className="above16 tiny">{caption}</figcaption>
    </figure>
  );
}
