import Drawing, {pen} from '../../../../components/ui/Drawing';

const LAYERS = ['Data', 'Knowledge', 'Action'];
const GAP = 128;

/** A tilted plane, its middle at the given height. */
const plane = (y: number) => `M240 ${y - 74}L444 ${y}L240 ${y + 74}L36 ${y}Z`;

/** The three layers as planes, action on top: each carries the one above. */
export default function LayersDrawing() {
  return (
    <Drawing box="0 0 480 460">
      {LAYERS.map((name, index) => {
        const y = 370 - index * GAP;
        return (
          <g key={name}>
            <path d={plane(y)} className={pen.plane} />
            {name === 'Data' &&
              Array.from({length: 25}, (_, dot) => {
                const [row, column] = [Math.floor(dot / 5), dot % 5];
                return (
                  <circle
                    key={dot}
                    cx={240 + (column - row) * 34}
                    cy={y + (column + row - 4) * 12.5}
                    r="3.5"
                    className={pen.solid}
                  />
                );
              })}
            {name === 'Knowledge' && (
              <path
                d={`M138 ${y}L240 ${y - 37}L342 ${y}L240 ${y + 37}ZM138 ${y}H342M240 ${y - 37}V${y + 37}`}
                className={pen.thin}
              />
            )}
            {name === 'Action' && (
              <>
                {[172, 308].map((x) => (
                  <circle key={x} cx={x} cy={y} r="8" className={pen.dot} />
                ))}
                <path d={`M240 ${y}V${y - 76}`} className={pen.line} />
                <circle cx="240" cy={y - 76} r="10" className={pen.spark} />
              </>
            )}
            {/* Below its plane, clear of the edges. */}
            <text x="436" y={y + 54} textAnchor="end" className={pen.label}>
              {name}
            </text>
          </g>
        );
      })}
      {[36, 444].map((x) => (
        <path key={x} d={`M${x} 114V370`} className={pen.grid} />
      ))}
    </Drawing>
  );
}
