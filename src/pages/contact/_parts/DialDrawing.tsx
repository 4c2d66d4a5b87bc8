import Drawing, {pen} from '../../../components/ui/Drawing';
import {claims} from '../../../config/site';

const HOURS = 24;
const CENTRE = 200;

/** A place on the dial: `turn` of a whole turn from the top, `radius` from the middle. */
function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
}

/** A day as a dial: the time until a reply, and a small slice for the conversation. */
export default function DialDrawing() {
  return (
    <Drawing box="0 0 400 400">
      {Array.from({length: HOURS}, (_, hour) => (
        <path
          key={hour}
          d={`M${at(hour / HOURS, hour % 6 === 0 ? 148 : 160)}L${at(hour / HOURS, 172)}`}
          className={pen.axis}
        />
      ))}
      <path d={`M${at(0, 186)}A186 186 0 1 1 ${at(0.985, 186)}`} className={pen.line} />
      <path
        d={`M${CENTRE} ${CENTRE}L${at(0.4, 138)}A138 138 0 0 1 ${at(0.4 + 0.5 / HOURS, 138)}Z`}
        className={pen.slice}
      />
      <text x={CENTRE} y="138" textAnchor="middle" className={pen.figure}>
        Reply
      </text>
      <text x={CENTRE} y="166" textAnchor="middle" className={pen.note}>
        {claims.reply}
      </text>
      <text x={CENTRE} y="338" textAnchor="middle" className={pen.label}>
        consultation
      </text>
    </Drawing>
  );
}
