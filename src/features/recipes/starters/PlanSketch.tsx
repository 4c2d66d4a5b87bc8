import type {ReactNode} from 'react';
import Drawing, {pen} from '../../../components/ui/Drawing';
import {hueColour} from '../../../data/hues';
import type {SketchBar} from './card';

const LEFT = 10;
const WIDTH = 450;
const TOP = 22;

interface PlanSketchProps {
  bars: readonly SketchBar[];
  /** How many weeks the drawing spans. */
  weeks: number;
  /** The height of all bars together, where the drawing is 470 wide. */
  height?: number;
}

const THICKEST = 24;

/** A plan in miniature, drawn from its schedule: set-up faint, the run solid, the decision as a dot. */
export default function PlanSketch({bars, weeks, height = 220}: PlanSketchProps): ReactNode {
  const at = (week: number) => LEFT + (week / weeks) * WIDTH;
  const row = height / bars.length;
  const thick = Math.min(row * 0.54, THICKEST);
  const foot = TOP + height;
  return (
    <Drawing box={`0 0 470 ${foot + 8}`}>
      {Array.from({length: Math.floor(weeks / 4) + 1}, (_, block) => (
        <path key={block} d={`M${at(block * 4)} ${TOP - 12}V${foot}`} className={pen.grid} />
      ))}
      {bars.map(({hue, setUp, runs, decision}, index) => {
        const y = TOP + index * row + (row - thick) / 2;
        return (
          <g key={index} style={{'--pen': hueColour(hue)}}>
            <rect
              x={at(setUp)}
              y={y}
              width={at(runs) - at(setUp)}
              height={thick}
              rx="6"
              className={pen.faint}
            />
            <rect
              x={at(runs)}
              y={y}
              width={at(decision) - at(runs)}
              height={thick}
              rx="6"
              className={pen.solid}
            />
            <circle cx={at(decision)} cy={y + thick / 2} r={Math.max(5, thick / 4)} className={pen.dot} />
          </g>
        );
      })}
      <path d={`M${LEFT} ${foot}H${LEFT + WIDTH}`} className={pen.axis} />
    </Drawing>
  );
}
