import type {Stamp} from '../../data/recipes/stamp';
import styles from './StampMark.module.css';

/** How wide each word is, at the same height. */
const WIDTH = {Holds: 84, Mixed: 82, Untested: 124} as const satisfies Record<Stamp, number>;
const HEIGHT = 34;

/** Where the ink is missing: along the edges, and here and there within. */
const SPECKS =
  'M3 0h.1M14 2h.1M23 1h.1M37 0h.1M44 4h.1M58 1h.1M66 3h.1M79 0h.1M91 2h.1M104 0h.1M113 4h.1M0 9h.1M2 17h.1M4 26h.1M9 33h.1M18 31h.1M29 34h.1M41 32h.1M53 30h.1M62 34h.1M74 31h.1M88 34h.1M97 32h.1M109 34h.1M118 31h.1M123 7h.1M121 15h.1M124 23h.1M83 11h.1M81 20h.1M84 28h.1M79 32h.1M27 12h.1M49 22h.1M69 14h.1M101 21h.1M34 25h.1M12 19h.1';

/** The three stamps, once on a page, as every card of it prints them. */
export function Stamps() {
  return (
    <svg className="srOnly" aria-hidden="true">
      <mask id="__worn" maskUnits="userSpaceOnUse" width={WIDTH.Untested} height={HEIGHT}>
        <path fill="#fff" d={`M0 0h${WIDTH.Untested}v${HEIGHT}H0z`} />
        <path stroke="#000" strokeWidth="2.2" strokeLinecap="round" d={SPECKS} />
      </mask>
      {(['Holds', 'Mixed', 'Untested'] as const).map((stamp) => (
        <symbol key={stamp} id={`__${stamp}`} viewBox={`0 0 ${WIDTH[stamp]} ${HEIGHT}`}>
          <g mask="url(#__worn)" stroke="currentColor" fill="none">
            <rect x="1" y="1" width={WIDTH[stamp] - 2} height={HEIGHT - 2} strokeWidth="2" />
            <rect x="4" y="4" width={WIDTH[stamp] - 8} height={HEIGHT - 8} />
          </g>
          <text x="11" y="22.5" textLength={WIDTH[stamp] - 21} fill="currentColor">
            {stamp.toUpperCase()}
          </text>
        </symbol>
      ))}
    </svg>
  );
}

/** What is publicly known of a recipe, printed over the edge of its card; nothing on cards that are no recipe's. */
export default function StampMark({stamp}: {stamp: Stamp | undefined}) {
  return (
    stamp && (
      <svg
        className={styles.stamp}
        data-stamp={stamp}
        viewBox={`0 0 ${WIDTH[stamp]} ${HEIGHT}`}
        role="img"
        aria-label={stamp}
      >
        <use href={`#__${stamp}`} />
      </svg>
    )
  );
}
