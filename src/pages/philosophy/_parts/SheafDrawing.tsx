import Drawing, {pen} from '../../../components/ui/Drawing';

/** Ten lines, one for each belief, that start apart and are bound together. */
export default function SheafDrawing() {
  return (
    <Drawing box="0 0 480 400">
      {Array.from({length: 10}, (_, index) => {
        const number = index + 1;
        const y = 34 + (number - 1) * 37;
        const bound = 176 + number * 5;
        const end = 150 - (number - 1) * 13;
        return (
          <g key={number}>
            <path
              d={`M46 ${y}C150 ${y} 170 ${bound} 262 ${bound}S400 ${bound - 20} 468 ${end + 40}`}
              className={number % 3 === 0 ? pen.line : pen.thin}
            />
            <text x="30" y={y + 5} textAnchor="end" className={pen.note}>
              {number}
            </text>
          </g>
        );
      })}
      <rect x="250" y="170" width="26" height="68" rx="13" className={pen.spark} />
    </Drawing>
  );
}
