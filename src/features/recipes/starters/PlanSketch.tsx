import type {ReactNode} from 'react';
import Drawing, {pen} from '../../../components/ui/Drawing';
import {hueColour} from '../../../data/hues';
import type {SketchBar} from './card';

const LEFT = 10;
const WIDTH = 450;
const TOP = 22;

interface PlanSketchProps {
  bars: readonly SketchBar[];
  weeks: number;
  /** Height of one row, in units of a drawing 470 wide. */
  row?: number;
}

/** A plan in miniature, drawn from its schedule: set-up faint, the run solid, the decision as a dot. */
export default function PlanSketch({bars, weeks, row = 44}: PlanSketchProps): ReactNode {
  const at = (week: number) => LEFT + (week / weeks) * WIDTH;
  const foot = TOP + bars.length * row;
  const thick = row * 0.54;
  return (
    <Drawing box={`0 0 470 ${foot + 8}`}>
      {Array.from({length: Math.floor(weeks / 4) + 1}, (_, block) => (
        <path key={block} d={`M${at(block * 4)} ${TOP - 12}V${foot}`} className={pen.grid} />
      ))}
      {bars.map(({hue, setUp, runs, decision}, index) => {
        const y = TOP + index * row;
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
            <circle cx={at(decision)} cy={y + thick / 2} r={row / 7} className={pen.dot} />
          </g>
        );
      })}
      <path d={`M${LEFT} ${foot}H${LEFT + WIDTH}`} className={pen.axis} />
    </Drawing>
  );
}
