import type {ReactNode} from 'react';
import Drawing, {ByWidth, pen} from '../../components/ui/Drawing';
import type {HubCard} from '../../data/hubs/types';
import {hueColour} from '../../config/hues';

interface FanProps {
  hubs: readonly HubCard[];
  /** Where the lines end, in units of the drawing. */
  end: number;
  /** How far apart the lines bend, in the same units. */
  spread: number;
  /** Units to the right of the ends, for the titles. */
  room: number;
}

function Fan({hubs, end, spread, room}: FanProps): ReactNode {
  return (
    <Drawing box={`0 0 ${end + room} 300`}>
      <path d={`M10 290H${end + room - 10}`} className={pen.axis} />
      {hubs.map(({id, title, hue}, index) => {
        const y = 40 + index * 44;
        const bend = end / 4 + index * spread;
        return (
          <g key={id} style={{'--pen': hueColour(hue)}}>
            <path d={`M20 282C${bend} 282 ${bend} ${y} ${bend + end / 5} ${y}H${end}`} className={pen.line} />
            <circle cx={end} cy={y} r="8" className={pen.dot} />
            <text x={end + 24} y={y + 6} className={pen.wide}>
              {title}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** One line for each hub, in its hue, from one origin to its name. */
export default function FanDrawing({hubs}: {hubs: readonly HubCard[]}): ReactNode {
  return (
    <ByWidth
      wide={<Fan hubs={hubs} end={850} spread={74} room={310} />}
      narrow={<Fan hubs={hubs} end={140} spread={11} room={340} />}
    />
  );
}
