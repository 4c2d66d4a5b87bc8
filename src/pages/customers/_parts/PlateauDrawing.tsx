import type {ReactNode} from 'react';
import Drawing, {pen} from '../../../components/ui/Drawing';
import texts from '../../../data/pages/customers.yaml';

/** A company's line: start, plateau, border, round. Each numbered place is one of the four founder types. */
export default function PlateauDrawing(): ReactNode {
  return (
    <Drawing box="0 0 480 360">
      <path d="M24 10V340H470" className={pen.axis} />
      <path d="M24 250H470M24 170H470M24 90H470" className={pen.grid} />
      <path
        d="M24 332C60 328 100 318 128 262S190 226 236 226H282C322 226 310 150 332 150H372C410 150 400 62 470 50"
        className={pen.line}
      />
      <path d="M282 226C330 226 400 232 470 258" className={pen.dash} />
      {texts.founderTypes.map(({title, at: [x, y]}, index) => (
        <g key={title}>
          <circle cx={x} cy={y} r="17" className={pen.spark} />
          <text x={x} y={y + 5} textAnchor="middle" className={pen.inked}>
            {index + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
