import Drawing, {ByWidth, pen} from '../../../components/ui/Drawing';

/** Tenths from 1 to 10, as far apart as their logarithms. */
const TENTHS = Array.from({length: 91}, (_, step) => (10 + step) / 10);

/** The factor the slide is set to, and the number read on it: 1.5 times 2.4 is 3.6. */
const SET = 1.5;
const READ = 2.4;

/** One scale of the rule on the line `y`; its ticks point up (-1) or down (1). */
function Scale({at, y, side, fine}: {at: (value: number) => number; y: number; side: 1 | -1; fine: boolean}) {
  return TENTHS.map((value) => {
    const whole = Number.isInteger(value);
    if (!whole && !fine && !Number.isInteger(value * 2)) {
      return null;
    }
    return (
      <g key={value}>
        <path d={`M${at(value)} ${y}v${side * (whole ? 22 : 12)}`} className={pen.axis} />
        {whole && (
          <text x={at(value)} y={y + side * 38 + 5} textAnchor="middle" className={pen.note}>
            {value}
          </text>
        )}
      </g>
    );
  });
}

/** A slide rule that is set to a product, `length` units long. */
function Rule({length, fine}: {length: number; fine: boolean}) {
  const fixed = (value: number) => Math.round(20 + Math.log10(value) * length);
  const slid = (value: number) => fixed(value * SET);
  const end = slid(10) + 20;
  return (
    <Drawing box={`0 0 ${end + 10} 176`}>
      <rect
        x={slid(1) - 20}
        y="28"
        width={slid(10) - slid(1) + 40}
        height="60"
        rx="8"
        className={pen.faint}
      />
      <path d={`M4 88H${end}`} className={pen.axis} />
      <Scale at={slid} y={88} side={-1} fine={fine} />
      <Scale at={fixed} y={88} side={1} fine={fine} />
      {[1, READ].map((value) => (
        <g key={value}>
          <path d={`M${slid(value)} 88V164`} className={pen.thin} />
          <circle cx={slid(value)} cy="88" r="9" className={pen.spark} />
        </g>
      ))}
    </Drawing>
  );
}

export function RuleDrawing() {
  return <ByWidth wide={<Rule length={960} fine />} narrow={<Rule length={390} fine={false} />} />;
}

const INTERVALS = [
  [40, 330],
  [110, 350],
  [180, 366],
  [236, 350],
] as const;

/** Intervals that narrow from row to row, until the last one is clear of zero. */
export function IntervalsDrawing() {
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

/** A round as stairs of commitments that close at a line. */
export function RoundDrawing() {
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
