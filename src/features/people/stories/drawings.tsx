import type {ReactNode} from 'react';
import rhythm from './DropRhythm.module.css';
import field from './HourField.module.css';
import layers from './Layers.module.css';

const DROPS = [150, 420, 690, 960];

/** Attention between drops: falling to nothing (dashed), or keeping a floor that rises (solid). */
export function DropRhythm({caption}: {caption: string}) {
  const before = DROPS.map((x) => `L${x - 16} 236L${x} 60L${x + 26} 222L${x + 60} 236`).join('');
  const after = DROPS.map(
    (x, index) =>
      `C${x - 90} ${226 - index * 34} ${x - 40} ${222 - index * 34} ${x - 14} ${212 - index * 34}L${x} 40L${x + 24} ${190 - index * 34}`,
  ).join('');
  return (
    <figure className={rhythm.rhythm}>
      <svg viewBox="0 0 1100 260" aria-hidden="true">
        {DROPS.map((x, index) => (
          <g key={x}>
            <path d={`M${x} 34V250`} className={rhythm.drop} />
            <text x={x + 8} y="24">{`Drop ${index + 1}`}</text>
          </g>
        ))}
        <path d={`M0 236${before}L1100 236`} className={rhythm.before} />
        <path d={`M0 228${after}C1010 92 1060 88 1100 84`} className={rhythm.after} />
      </svg>
      <figcaption className="above12 fine">{caption}</figcaption>
    </figure>
  );
}

const ROWS = 20;
const STEP = 12;

/** One dot for each hour, those spent lit; one path per colour keeps the DOM small. */
export function HourField({of, spent, caption}: {of: number; spent: number; caption: string}) {
  const dots = Array.from({length: of}, (_, index) => {
    const x = Math.floor(index / ROWS) * STEP + 6;
    const y = (ROWS - 1 - (index % ROWS)) * STEP + 6;
    return `M${x} ${y}h0`;
  });
  return (
    <figure>
      <svg
        viewBox={`0 0 ${Math.ceil(of / ROWS) * STEP} ${ROWS * STEP}`}
        className={field.field}
        aria-hidden="true"
      >
        <path d={dots.slice(spent).join('')} />
        <path d={dots.slice(0, spent).join('')} className={field.spent} />
      </svg>
      <figcaption className="above16 tiny">{caption}</figcaption>
    </figure>
  );
}

/** Three layers of users, which one order falls through. */
export function Layers({children}: {children: ReactNode}) {
  return (
    <div className={layers.layers}>
      <svg viewBox="0 0 320 380" className={layers.stack} aria-hidden="true">
        {[250, 140, 30].map((y) => (
          <path key={y} d={`M160 ${y}L304 ${y + 50}L160 ${y + 100}L16 ${y + 50}Z`} />
        ))}
        <path d="M160 6V72M160 92V182M160 202V292" className={layers.order} />
        {[80, 190, 300].map((y) => (
          <circle key={y} cx="160" cy={y} r="8" />
        ))}
      </svg>
      <ol className="clean-list">{children}</ol>
    </div>
  );
}

export function Layer({name, does, never}: {name: string; does: string; never: string}) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{does}</p>
      <p className={layers.never}>{never}</p>
    </li>
  );
}
