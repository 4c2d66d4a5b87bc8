import type {ReactNode} from 'react';
import Drawing, {pen} from '../../components/Drawing';

/** A ruler with the growth line on it, for the toolkit's hero. */
export function RulerDrawing(): ReactNode {
  return (
    <Drawing box="0 0 1160 190">
      <path d="M10 150H1150" className={pen.axis} />
      {Array.from({length: 58}, (_, tick) => (
        <path
          key={tick}
          d={`M${20 + tick * 19.6} 150v${tick % 10 === 0 ? 34 : tick % 5 === 0 ? 24 : 14}`}
          className={pen.axis}
        />
      ))}
      <path d="M20 138C220 134 330 120 470 92S760 66 860 46S1060 20 1138 14" className={pen.line} />
      <path d="M470 92V150M860 46V150" className={pen.grid} />
      <circle cx="470" cy="92" r="9" className={pen.spark} />
      <circle cx="860" cy="46" r="9" className={pen.spark} />
    </Drawing>
  );
}

/** A round as stairs of commitments that close at a line. */
export function RoundDrawing(): ReactNode {
  return (
    <Drawing box="0 0 400 260" hue="violet">
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
