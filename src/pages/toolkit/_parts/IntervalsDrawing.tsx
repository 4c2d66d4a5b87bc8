import type {ReactNode} from 'react';
import Drawing, {pen} from '../../../components/ui/Drawing';

/** Ends of the intervals, from wide to narrow. */
const INTERVALS = [
  [40, 330],
  [110, 350],
  [180, 366],
  [236, 350],
] as const;

/** Intervals that narrow from row to row, until the last one is clear of zero. */
export default function IntervalsDrawing(): ReactNode {
  return (
    <Drawing box="0 0 400 260">
      <path d="M150 10V246" className={pen.dash} />
      {INTERVALS.map(([from, to], index) => {
        const y = 40 + index * 58;
        const last = index === INTERVALS.length - 1;
        return (
          <g key={y}>
            <path
              d={`M${from} ${y}H${to}M${from} ${y - 10}v20M${to} ${y - 10}v20`}
              className={last ? pen.line : pen.thin}
            />
            <circle cx={(from + to) / 2} cy={y} r={last ? 9 : 6} className={last ? pen.spark : pen.dot} />
          </g>
        );
      })}
    </Drawing>
  );
}
