import Drawing, {pen} from '../../../components/ui/Drawing';
import {hueColour, type Hue} from '../../../config/hues';

const WEEK = 40;
const ROW = 44;

/** Row, first week, weeks of set-up, weeks of running, hue. */
const BARS: readonly (readonly [row: number, from: number, setUp: number, runs: number, hue: Hue])[] = [
  [0, 0, 1, 4, 'blue'],
  [1, 1, 1, 5, 'rose'],
  [2, 3, 1, 4, 'amber'],
  [3, 6, 1, 3, 'violet'],
  [4, 8, 1, 2, 'teal'],
];

/** Recipes as bars over weeks: set-up, run, and the day on which they are judged. */
export default function PlannerDrawing() {
  return (
    <Drawing box="0 0 470 280">
      {Array.from({length: 12}, (_, week) => (
        <path key={week} d={`M${10 + week * WEEK} 14V244`} className={pen.grid} />
      ))}
      {BARS.map(([row, from, setUp, runs, hue]) => {
        const x = 10 + from * WEEK;
        const y = 24 + row * ROW;
        return (
          <g key={row} style={{'--pen': hueColour(hue)}}>
            <rect x={x} y={y} width={setUp * WEEK - 4} height="24" rx="7" className={pen.faint} />
            <rect
              x={x + setUp * WEEK}
              y={y}
              width={runs * WEEK - 8}
              height="24"
              rx="7"
              className={pen.solid}
            />
            <circle cx={x + (setUp + runs) * WEEK} cy={y + 12} r="6" className={pen.dot} />
          </g>
        );
      })}
      <path d="M10 248H460" className={pen.axis} />
    </Drawing>
  );
}
