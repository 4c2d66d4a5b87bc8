import styles from './Drawing.module.css';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const CELL = {width: 84, height: 46, left: 34, top: 34};

/** Mondays of September 2025. */
const WEEKS = [1, 8, 15, 22, 29];
const LAST = 30;
const WATCH_DAYS = [0, 3];
const REVIEW_DAY = 1;

export default function MonitoringMonth() {
  return (
    <svg
      viewBox="0 0 480 310"
      role="img"
      className={styles.drawing}
      aria-label="Calendar of September 2025. The watch runs every Monday and Thursday; the review runs once, on the 1st at 09:00."
    >
      {DAYS.map((day, column) => (
        <text
          key={day}
          x={CELL.left + column * CELL.width + 36}
          y="20"
          textAnchor="middle"
          className={styles.label}
        >
          {day}
        </text>
      ))}
      {WEEKS.map((monday, row) =>
        DAYS.map((day, column) => {
          const date = monday + column;
          const x = CELL.left + column * CELL.width;
          const y = CELL.top + row * CELL.height;
          const review = date === REVIEW_DAY;
          return (
            date <= LAST && (
              <g key={day}>
                <rect
                  x={x}
                  y={y}
                  width={CELL.width - 12}
                  height={CELL.height - 10}
                  rx="7"
                  className={review ? styles.solid : WATCH_DAYS.includes(column) ? styles.wash : styles.faint}
                />
                <text x={x + 10} y={y + 24} className={review ? styles.onSolid : styles.label}>
                  {review ? '09:00' : date}
                </text>
                {WATCH_DAYS.includes(column) && (
                  <circle cx={x + CELL.width - 22} cy={y + 18} r="5" className={styles.hollow} />
                )}
              </g>
            )
          );
        }),
      )}
      <rect x="34" y="278" width="22" height="18" rx="5" className={styles.solid} />
      <text x="64" y="292" className={styles.label}>
        Review, monthly
      </text>
      <circle cx="226" cy="287" r="5" className={styles.hollow} />
      <text x="240" y="292" className={styles.label}>
        Watch, twice a week
      </text>
    </svg>
  );
}
