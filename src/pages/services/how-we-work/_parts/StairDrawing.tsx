import Drawing, {ByWidth, pen} from '../../../../components/ui/Drawing';

const STEPS = [0, 1, 2, 3, 4];
const BASE = 250;

/** Five steps of `tread` by `rise` units, the first at the left, and the way back from the last to the first. */
function Stairs({tread, rise}: {tread: number; rise: number}) {
  const end = 40 + STEPS.length * tread;
  return (
    <Drawing box={`0 0 ${end + 70} 300`}>
      {STEPS.map((step) => {
        const x = 40 + step * tread;
        const y = BASE - step * rise;
        return (
          <g key={step}>
            <path d={`M${x} ${y}H${x + tread - 10}`} className={pen.line} />
            <path d={`M${x} ${y}V${BASE + 24}`} className={pen.grid} />
            <text x={x + 12} y={y - 14} className={pen.figure}>
              {step + 1}
            </text>
          </g>
        );
      })}
      <path d={`M40 ${BASE + 24}H${end}`} className={pen.axis} />
      <path
        d={`M${end - 10} ${BASE - 4 * rise + 16}C${end + 20} 240 ${end} 292 ${end - 90} 292H110C60 292 44 284 44 274`}
        className={pen.dash}
      />
      <path d="M36 284l8-12 9 11" className={pen.thin} />
    </Drawing>
  );
}

export default function StairDrawing() {
  return <ByWidth wide={<Stairs tread={210} rise={38} />} narrow={<Stairs tread={80} rise={48} />} />;
}
