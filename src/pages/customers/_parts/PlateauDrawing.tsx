import Drawing, {pen} from '../../../components/ui/Drawing';

/** Where on the line each of the four kinds of founder is. */
const PLACES = [
  [92, 306],
  [236, 226],
  [332, 150],
  [440, 62],
] as const;

/** A company's line: start, plateau, border, round. Each numbered place is a kind of founder. */
export default function PlateauDrawing() {
  return (
    <Drawing box="0 0 480 360">
      <path d="M24 10V340H470" className={pen.axis} />
      <path d="M24 250H470M24 170H470M24 90H470" className={pen.grid} />
      <path
        d="M24 332C60 328 100 318 128 262S190 226 236 226H282C322 226 310 150 332 150H372C410 150 400 62 470 50"
        className={pen.line}
      />
      <path d="M282 226C330 226 400 232 470 258" className={pen.dash} />
      {PLACES.map(([x, y], index) => (
        <g key={x}>
          <circle cx={x} cy={y} r="17" className={pen.spark} />
          <text x={x} y={y + 5} textAnchor="middle" className={pen.inked}>
            {index + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
