import styles from './Drawing.module.css';

const TABLES = [
  {name: 'funds', fields: ['name', 'cheque_min', 'cheque_max', 'stage'], x: 10, y: 14},
  {name: 'people', fields: ['fund_id', 'name', 'email', 'warm_intro'], x: 180, y: 14},
  {name: 'conversations', fields: ['person_id', 'stage', 'next_step', 'due'], x: 180, y: 172},
  {name: 'notes', fields: ['conversation_id', 'body', 'created_by'], x: 350, y: 172},
] as const;

const CARD = {width: 122, head: 28, row: 22};

export default function InvestorTables() {
  return (
    <svg
      viewBox="0 0 480 300"
      role="img"
      className={styles.drawing}
      aria-label="Four tables: funds, people, conversations, notes. Each person belongs to a fund, each conversation to a person, each note to a conversation."
    >
      <path d="M180 65H132M241 172V132M350 223H302" className={styles.strong} />
      {TABLES.map(({name, fields, x, y}) => (
        <g key={name}>
          <rect
            x={x}
            y={y}
            width={CARD.width}
            height={CARD.head + fields.length * CARD.row + 6}
            rx="9"
            className={styles.card}
          />
          <path d={`M${x} ${y + CARD.head}h${CARD.width}`} className={styles.edge} />
          <text x={x + 10} y={y + 19} className={styles.name}>
            {name}
          </text>
          {fields.map((field, row) => (
            <text key={field} x={x + 10} y={y + CARD.head + 17 + row * CARD.row} className={styles.label}>
              {field}
            </text>
          ))}
        </g>
      ))}
      <text x="350" y="60" className={styles.label}>
        A line reads
      </text>
      <text x="350" y="78" className={styles.label}>
        “belongs to”
      </text>
    </svg>
  );
}
