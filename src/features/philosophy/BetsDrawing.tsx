import type {ReactNode} from 'react';
import Drawing, {pen} from '../../components/Drawing';

const BETS = 30;
/** Bets that were carried on; the rest stop where their number says so. */
const KEPT: ReadonlySet<number> = new Set([7, 16, 23]);
const WIDTH = 1160;

/** One of thirty bets along a year: short and flat where it stopped, rising where it was kept. */
function Bet({index}: {index: number}): ReactNode {
  const x = 20 + (index * (WIDTH - 240)) / BETS;
  const base = 286 - (index / BETS) * 116;
  if (KEPT.has(index)) {
    const top = base - 86;
    return (
      <>
        <path d={`M${x} ${base}C${x + 60} ${base} ${x + 90} ${top} ${x + 200} ${top}`} className={pen.line} />
        <circle cx={x + 200} cy={top} r="7" className={pen.spark} />
      </>
    );
  }
  const reach = 34 + ((index * 37) % 46);
  const bend = ((index * 53) % 44) - 30;
  return (
    <>
      <path d={`M${x} ${base}q${reach / 2} 0 ${reach} ${bend}`} className={pen.thin} opacity="0.55" />
      <circle cx={x + reach} cy={base + bend} r="3.5" className={pen.solid} opacity="0.55" />
    </>
  );
}

/** A year of small bets: most of them end early and cheaply, three carry the line upwards. */
export default function BetsDrawing(): ReactNode {
  return (
    <Drawing box={`0 0 ${WIDTH} 310`}>
      <path d={`M10 306H${WIDTH - 10}`} className={pen.axis} />
      {Array.from({length: BETS}, (_, index) => (
        <Bet key={index} index={index} />
      ))}
    </Drawing>
  );
}
