import Drawing, {pen} from '../../components/ui/Drawing';

const FLOWS = ['Welcome', 'Browse', 'Checkout', 'After purchase', 'Win-back'] as const;

/** Klaviyo: one customer's line, and the five flows that lift it again. */
export function FlowsDrawing() {
  return (
    <Drawing box="0 0 480 360" hue="rose">
      <path d="M20 330H468" className={pen.axis} />
      {FLOWS.map((flow, index) => {
        const x = 56 + index * 76;
        const y = 288 - index * 54;
        return (
          <g key={flow}>
            <path
              d={`M${x} ${y}C${x + 30} ${y + 34} ${x + 50} ${y + 22} ${x + 76} ${y - 54}`}
              className={pen.line}
            />
            <path d={`M${x} ${y}V330`} className={pen.grid} />
            <circle cx={x} cy={y} r="9" className={pen.spark} />
            <text
              x={index === 0 ? 0 : x - 8}
              y={y - 20}
              textAnchor={index === 0 ? 'start' : 'end'}
              className={pen.label}
            >
              {flow}
            </text>
          </g>
        );
      })}
      <circle cx="436" cy="18" r="7" className={pen.dot} />
    </Drawing>
  );
}

/** In thousands of euros, drawn on a logarithmic scale; a round without `to` is open-ended. */
const ROUNDS = [
  {name: 'Seed', from: 500, to: 2_000, range: '500K-2M'},
  {name: 'Series A', from: 2_000, to: 15_000, range: '2M-15M'},
  {name: 'Series B', from: 10_000, to: undefined, range: '10M+'},
] as const;

const MARKS = [
  [1_000, '1M'],
  [10_000, '10M'],
  [50_000, '50M'],
] as const;

const onScale = (thousands: number) => 24 + (Math.log10(thousands) - 2.5) * 190;

export function RoundsDrawing() {
  return (
    <Drawing box="0 0 480 330" hue="green">
      {MARKS.map(([mark]) => (
        <path key={mark} d={`M${onScale(mark)} 16V290`} className={pen.grid} />
      ))}
      <path d="M20 290H468" className={pen.axis} />
      {ROUNDS.map(({name, from, to, range}, index) => {
        const y = 226 - index * 84;
        const x = onScale(from);
        const end = to === undefined ? 462 : onScale(to);
        return (
          <g key={name}>
            <rect x={x} y={y} width={end - x} height="30" rx="15" className={pen.faint} />
            <path d={`M${x + 15} ${y + 15}H${end - 15}`} className={pen.line} />
            <circle cx={x + 15} cy={y + 15} r="8" className={pen.spark} />
            <text x={x} y={y - 12} className={pen.label}>
              {`${name}  ${range}`}
            </text>
          </g>
        );
      })}
      {MARKS.map(([mark, label]) => (
        <text key={mark} x={onScale(mark)} y="314" textAnchor="middle" className={pen.note}>
          {label}
        </text>
      ))}
    </Drawing>
  );
}

const HOURS = 24;
const DAYS = 7;

/** Vibe coding: the hours of a week, with a growth line that runs through days and nights alike. */
export function HoursDrawing() {
  return (
    <Drawing box="0 0 480 250" hue="teal">
      {Array.from({length: HOURS * DAYS}, (_, cell) => {
        const [day, hour] = [Math.floor(cell / HOURS), cell % HOURS];
        const curve = (DAYS - 1) * (1 - (hour / (HOURS - 1)) ** 1.7);
        const away = Math.abs(day - curve);
        return (
          <rect
            key={cell}
            x={8 + hour * 19.6}
            y={8 + day * 30}
            width="14"
            height="22"
            rx="4"
            className={away < 0.6 ? pen.spark : day > curve ? pen.solid : pen.faint}
            opacity={away >= 0.6 && day > curve ? 0.55 : undefined}
          />
        );
      })}
      <text x="8" y="240" className={pen.note}>
        24 hours
      </text>
      <text x="472" y="240" textAnchor="end" className={pen.note}>
        7 days
      </text>
    </Drawing>
  );
}
