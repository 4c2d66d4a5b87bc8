import styles from './Drawing.module.css';

const RINGS = [
  {radius: 46, name: 'Signal', text: 'your list, your queries'},
  {radius: 88, name: 'Look-alikes', text: 'similar behaviour'},
  {radius: 132, name: 'Everyone else', text: 'if the numbers hold'},
];

export default function SignalReach() {
  return (
    <svg
      viewBox="0 0 480 300"
      role="img"
      className={styles.drawing}
      aria-label="Three rings around a signal: the people in it, people who behave like them, and everyone else. A dotted path of conversions starts inside the first ring and ends outside the last."
    >
      {RINGS.map(({radius}, index) => (
        <circle
          key={radius}
          cx="150"
          cy="150"
          r={radius}
          className={index === 0 ? styles.solid : styles.wash}
        />
      ))}
      <path
        d="M150 150C176 128 196 150 214 118S262 104 300 44"
        strokeDasharray="1 7"
        className={styles.strong}
      />
      {[
        [214, 118],
        [246, 98],
        [300, 44],
      ].map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="5" className={styles.hollow} />
      ))}
      {RINGS.map(({radius, name, text}, index) => {
        const y = 130 + index * 62;
        return (
          <g key={name}>
            <path d={`M${150 + radius * 0.88} ${150 + radius * 0.47}L318 ${y}`} className={styles.edge} />
            <text x="326" y={y} className={styles.name}>
              {name}
            </text>
            <text x="326" y={y + 18} className={styles.label}>
              {text}
            </text>
          </g>
        );
      })}
      <text x="312" y="40" className={styles.name}>
        Orders you did not
      </text>
      <text x="312" y="57" className={styles.name}>
        know to ask for
      </text>
    </svg>
  );
}
