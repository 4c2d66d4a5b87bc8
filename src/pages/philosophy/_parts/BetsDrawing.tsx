import Drawing, {ByWidth, pen} from '../../../components/ui/Drawing';

const BETS = 30;
/** Bets that were carried on; the rest stop where their number says so. */
const KEPT: ReadonlySet<number> = new Set([7, 16, 23]);

interface YearProps {
  /** Width of the drawing in its units. */
  width: number;
  /** How far a bet that was carried on reaches, in the same units. */
  reach: number;
}

function Bet({index, width, reach}: YearProps & {index: number}) {
  const x = 20 + (index * (width - reach - 40)) / BETS;
  const base = 286 - (index / BETS) * 116;
  if (KEPT.has(index)) {
    const top = base - 86;
    const path = `M${x} ${base}C${x + reach * 0.3} ${base} ${x + reach * 0.45} ${top} ${x + reach} ${top}`;
    return (
      <>
        <path d={path} className={pen.line} />
        <circle cx={x + reach} cy={top} r="7" className={pen.spark} />
      </>
    );
  }
  const length = reach * (0.17 + ((index * 37) % 46) / 200);
  const bend = ((index * 53) % 44) - 30;
  return (
    <>
      <path d={`M${x} ${base}q${length / 2} 0 ${length} ${bend}`} className={pen.thin} opacity="0.55" />
      <circle cx={x + length} cy={base + bend} r="3.5" className={pen.solid} opacity="0.55" />
    </>
  );
}

function Year({width, reach}: YearProps) {
  return (
    <Drawing box={`0 0 ${width} 310`}>
      <path d={`M10 306H${width - 10}`} className={pen.axis} />
      {Array.from({length: BETS}, (_, index) => (
        <Bet key={index} index={index} width={width} reach={reach} />
      ))}
    </Drawing>
  );
}

/** A year of small bets: most of them end early and cheaply, three carry the line upwards. */
export default function BetsDrawing() {
  return <ByWidth wide={<Year width={1160} reach={200} />} narrow={<Year width={480} reach={120} />} />;
}
