import type {ReactNode} from 'react';
import Drawing, {pen} from '../../../components/ui/Drawing';
import {advisors} from '../../../data/advisors';
import {initials} from '../../../data/advisors/types';
import {hueColour} from '../../../config/hues';
import styles from './About.module.css';

const CENTRE = 220;
const RADIUS = 172;

/** The eight advisors around one company: everybody is one line away from it, and from each other. */
export default function NetworkDrawing(): ReactNode {
  const places = advisors.map((advisor, index) => {
    const angle = (index / advisors.length) * 2 * Math.PI - Math.PI / 2;
    return {
      advisor,
      x: Math.round(CENTRE + RADIUS * Math.cos(angle)),
      y: Math.round(CENTRE + RADIUS * Math.sin(angle)),
    };
  });
  return (
    <Drawing box="0 0 440 440" className={styles.network}>
      {places.map((from, index) =>
        places
          .slice(index + 2)
          .map((to) => (
            <path
              key={to.advisor.id}
              d={`M${from.x} ${from.y}Q${CENTRE} ${CENTRE} ${to.x} ${to.y}`}
              className={styles.link}
            />
          )),
      )}
      {places.map(({advisor, x, y}) => (
        <g key={advisor.id} style={{'--pen': hueColour(advisor.hue)}}>
          <path d={`M${x} ${y}L${CENTRE} ${CENTRE}`} className={pen.thin} />
          <circle cx={x} cy={y} r="30" className={pen.dot} />
          <text x={x} y={y + 7} textAnchor="middle" className={styles.initials}>
            {initials(advisor.name)}
          </text>
        </g>
      ))}
      <circle cx={CENTRE} cy={CENTRE} r="42" className={pen.spark} />
      <text x={CENTRE} y={CENTRE + 5} textAnchor="middle" className={pen.inked}>
        You
      </text>
    </Drawing>
  );
}
