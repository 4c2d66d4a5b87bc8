import type {ReactNode} from 'react';
import Drawing, {pen} from '../../components/Drawing';

const STEPS = [0, 1, 2, 3, 4];
const WIDTH = 210;
const RISE = 38;
const BASE = 250;

/** Five steps up, a line over them, and the way back from the last to the first. */
export default function StairDrawing(): ReactNode {
  return (
    <Drawing box="0 0 1160 300">
      {STEPS.map((step) => {
        const x = 40 + step * WIDTH;
        const y = BASE - step * RISE;
        return (
          <g key={step}>
            <path d={`M${x} ${y}H${x + WIDTH - 10}`} className={pen.line} />
            <path d={`M${x} ${y}V${BASE + 24}`} className={pen.grid} />
            <text x={x + 12} y={y - 14} className={pen.figure}>
              {step + 1}
            </text>
          </g>
        );
      })}
      <path d={`M40 ${BASE + 24}H1090`} className={pen.axis} />
      <path
        d={`M1080 ${BASE - 4 * RISE + 16}C1110 240 1090 292 1000 292H110C60 292 44 284 44 274`}
        className={pen.dash}
      />
      <path d="M36 284l8-12 9 11" className={pen.thin} />
    </Drawing>
  );
}
