import type {ReactNode} from 'react';
import Drawing, {pen} from '../../../components/ui/Drawing';
import {hueColour} from '../../../data/hues';
import type {StarterCard} from './card';

const LEFT = 14;
const WIDTH = 440;
const FOOT = 300;
const HEIGHT = 270;

/** Every plan as a line that takes a step with each decision: weeks to the right, decisions upwards. */
export default function DecisionsDrawing({cards}: {cards: readonly StarterCard[]}): ReactNode {
  const weeks = Math.max(...cards.map((card) => card.weeks));
  const most = Math.max(...cards.map(({bars}) => bars.length));
  const apart = 5;
  return (
    <Drawing box="0 0 480 340">
      {Array.from({length: most}, (_, step) => (
        <path
          key={step}
          d={`M${LEFT} ${FOOT - ((step + 1) / most) * HEIGHT}H${LEFT + WIDTH}`}
          className={pen.grid}
        />
      ))}
      <path d={`M${LEFT} 14V${FOOT}H${LEFT + WIDTH + 10}`} className={pen.axis} />
      {cards.map(({id, hue, bars}, index) => {
        const shift = (index - (cards.length - 1) / 2) * apart;
        const height = (decisions: number) =>
          FOOT - (decisions / most) * HEIGHT - (decisions === 0 ? 0 : shift);
        const decisions = bars
          .map(({decision}) => LEFT + (decision / weeks) * WIDTH)
          .sort((one, other) => one - other);
        const steps = decisions.map((x, step) => `H${x.toFixed(1)}V${height(step + 1).toFixed(1)}`).join('');
        return (
          <g key={id} style={{'--pen': hueColour(hue)}}>
            <path d={`M${LEFT} ${FOOT}${steps}`} className={pen.line} />
            <circle cx={decisions.at(-1)} cy={height(decisions.length)} r="7" className={pen.dot} />
          </g>
        );
      })}
      <text x={LEFT} y={FOOT + 26} className={pen.note}>
        Week 1
      </text>
      <text x={LEFT + WIDTH} y={FOOT + 26} textAnchor="end" className={pen.note}>
        {`Week ${weeks}`}
      </text>
      <text x={LEFT + 10} y="20" className={pen.label}>
        Decisions made
      </text>
    </Drawing>
  );
}
