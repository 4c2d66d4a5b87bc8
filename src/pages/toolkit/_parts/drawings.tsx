import type {ReactNode} from 'react';
import Drawing, {ByWidth, pen} from '../../../components/ui/Drawing';

const MARKS = [0.39, 0.73];

/** A ruler of `ticks` lines with the growth line on it, which rises by `rise` units. */
function Ruler({ticks, rise}: {ticks: number; rise: number}): ReactNode {
  const length = ticks * 19.6;
  const base = rise + 14;
  const x = (share: number) => 20 + share * length;
  const y = (share: number) => base - share ** 1.3 * rise;
  const line = Array.from({length: 21}, (_, step) => `${x(step / 20)} ${y(step / 20)}`).join('L');
  return (
    <Drawing box={`0 0 ${length + 40} ${base + 52}`}>
      <path d={`M10 ${base + 12}H${length + 30}`} className={pen.axis} />
      {Array.from({length: ticks}, (_, tick) => (
        <path
          key={tick}
          d={`M${20 + tick * 19.6} ${base + 12}v${tick % 10 === 0 ? 34 : tick % 5 === 0 ? 24 : 14}`}
          className={pen.axis}
        />
      ))}
      <path d={`M${line}`} className={pen.line} />
      {MARKS.map((share) => (
        <g key={share}>
          <path d={`M${x(share)} ${y(share)}V${base + 12}`} className={pen.grid} />
          <circle cx={x(share)} cy={y(share)} r="9" className={pen.spark} />
        </g>
      ))}
    </Drawing>
  );
}

/** A ruler with the growth line on it, for the toolkit's hero. */
export function RulerDrawing(): ReactNode {
  return <ByWidth wide={<Ruler ticks={58} rise={124} />} narrow={<Ruler ticks={23} rise={170} />} />;
}

/** A round as stairs of commitments that close at a line. */
export function RoundDrawing(): ReactNode {
  return (
    <Drawing box="0 0 400 260">
      <path d="M20 10V240H390" className={pen.axis} />
      <path d="M20 60H390" className={pen.dash} />
      {[44, 30, 66, 88, 120, 180].map((height, index) => (
        <rect
          key={index}
          x={40 + index * 58}
          y={240 - height}
          width="40"
          height={height}
          rx="6"
          className={index === 5 ? pen.solid : pen.faint}
        />
      ))}
      <circle cx="350" cy="60" r="9" className={pen.spark} />
    </Drawing>
  );
}
