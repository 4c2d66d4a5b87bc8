import type {ReactNode} from 'react';
import Drawing, {ByWidth, pen} from '../../../components/ui/Drawing';

/** Where the two bells have their middle, as shares of the width, and how wide they are. */
const MIDDLES = [0.36, 0.62] as const;
const SPREAD = 0.11;

/** Two bells over one axis, `width` by `height`: what chance gives, and what was found. */
function Bells({width, height}: {width: number; height: number}): ReactNode {
  const base = height - 20;
  const bell = (middle: number) =>
    Array.from({length: 61}, (_, step) => {
      const share = step / 60;
      const rise = Math.exp(-((share - middle) ** 2) / (2 * SPREAD ** 2));
      return `${Math.round(share * width)} ${Math.round((base - rise * (base - 24)) * 10) / 10}`;
    }).join('L');
  const [chance, found] = MIDDLES;
  const border = ((chance + found) / 2) * width;
  return (
    <Drawing box={`0 0 ${width} ${height}`}>
      <path d={`M0 ${base}H${width}`} className={pen.axis} />
      <path d={`M${border} 10V${base}`} className={pen.dash} />
      <path d={`M${bell(chance)}`} className={pen.thin} />
      <path d={`M${bell(found)}`} className={pen.line} />
      <path d={`M${found * width} 24V${base}`} className={pen.grid} />
      <circle cx={found * width} cy="24" r="9" className={pen.spark} />
    </Drawing>
  );
}

/** The drawing of the index; on a phone the calculators come first. */
export default function BellsDrawing(): ReactNode {
  return <ByWidth wide={<Bells width={1180} height={210} />} narrow={null} />;
}
