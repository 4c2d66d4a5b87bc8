import type {CSSProperties, ReactNode} from 'react';
import Drawing, {pen} from '../../components/Drawing';
import type {HubCard} from '../../data/hubs/types';
import {hueColour} from '../../data/hues';

/** One line for each hub, in its hue, from one origin. */
export default function FanDrawing({hubs}: {hubs: readonly HubCard[]}): ReactNode {
  return (
    <Drawing box="0 0 1160 300">
      <path d="M10 290H1150" className={pen.axis} />
      {hubs.map(({id, title, hue}, index) => {
        const y = 40 + index * 44;
        const bend = 210 + index * 74;
        return (
          <g key={id} style={{'--pen': hueColour(hue)} as CSSProperties}>
            <path d={`M20 282C${bend} 282 ${bend} ${y} ${bend + 180} ${y}H850`} className={pen.line} />
            <circle cx="850" cy={y} r="8" className={pen.dot} />
            <text x="874" y={y + 6} className={pen.wide}>
              {title}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
