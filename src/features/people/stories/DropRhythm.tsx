import styles from './DropRhythm.module.css';

const DROPS = [150, 420, 690, 960];

/** Attention between drops: falling to nothing (dashed), or keeping a floor that rises (solid). */
export default function DropRhythm({caption}: {caption: string}) {
  const before = DROPS.map((x) => `L${x - 16} 236L${x} 60L${x + 26} 222L${x + 60} 236`).join('');
  const after = DROPS.map(
    (x, index) =>
      `C${x - 90} ${226 - index * 34} ${x - 40} ${222 - index * 34} ${x - 14} ${212 - index * 34}L${x} 40L${x + 24} ${190 - index * 34}`,
  ).join('');
  return (
    <figure className={styles.rhythm}>
      <svg viewBox="0 0 1100 260" aria-hidden="true">
        {DROPS.map((x, index) => (
          <g key={x}>
            <path d={`M${x} 34V250`} className={styles.drop} />
            <text x={x + 8} y="24">{`Drop ${index + 1}`}</text>
          </g>
        ))}
        <path d={`M0 236${before}L1100 236`} className={styles.before} />
        <path d={`M0 228${after}C1010 92 1060 88 1100 84`} className={styles.after} />
      </svg>
      <figcaption className="above12 fine">{caption}</figcaption>
    </figure>
  );
}
