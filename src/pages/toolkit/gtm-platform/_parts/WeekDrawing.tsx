import Drawing, {pen} from '../../../../components/ui/Drawing';

const SIGNALS = 9;
/** Each day, and which of its signals led to a decision. */
const DAYS = [
  {name: 'Mon', pick: 5},
  {name: 'Tue', pick: 2},
  {name: 'Wed', pick: 6},
  {name: 'Thu', pick: 3},
  {name: 'Fri', pick: 4},
] as const;

const x = (day: number) => 62 + day * 90;
const y = (signal: number) => 276 - signal * 29;

/** A week of signals, most of them noise, and the one a day that becomes a decision. */
export default function WeekDrawing() {
  return (
    <Drawing box="0 0 480 340">
      <path d="M20 300H464" className={pen.axis} />
      {DAYS.map(({name, pick}, day) => (
        <g key={name}>
          {Array.from({length: SIGNALS}, (_, signal) => signal)
            .filter((signal) => signal !== pick)
            .map((signal) => (
              <circle
                key={signal}
                cx={x(day) + ((signal * 29 + day * 17) % 44) - 22}
                cy={y(signal)}
                r={3.5 + ((signal + day) % 3)}
                className={pen.faint}
              />
            ))}
          <text x={x(day)} y="324" textAnchor="middle" className={pen.note}>
            {name}
          </text>
        </g>
      ))}
      <polyline points={DAYS.map(({pick}, day) => `${x(day)},${y(pick)}`).join(' ')} className={pen.line} />
      {DAYS.map(({name, pick}, day) => (
        <circle key={name} cx={x(day)} cy={y(pick)} r="10" className={pen.spark} />
      ))}
    </Drawing>
  );
}
