import {hueColour} from '../../../../config/hues';
import {Pixels} from '../../art/PixelArt';
import {CREATURES, SHIP} from './sprites';
import {createWave} from './wave';

/** Fallen invaders, by index in the wave. */
const FALLEN = new Set([23, 32, 33, 34, 36, 41, 42, 43, 44, 45, 46, 49]);

/** One unit is two of the game's pixels, as in its sprites. */
export default function Picture() {
  return (
    <svg width="600" height="450" viewBox="20 5 300 225" shapeRendering="crispEdges" aria-hidden="true">
      <defs>
        {CREATURES.map(({name, hue, poses: [pose]}, row) => (
          <g key={name} id={`creature-${row}`}>
            <Pixels sprite={pose} hue={hueColour(hue)} />
          </g>
        ))}
      </defs>
      {createWave(1).map(({row, x, y}, place) =>
        FALLEN.has(place) ? null : <use key={`${x}-${y}`} href={`#creature-${row}`} x={x / 2} y={y / 2} />,
      )}
      <path d="M125 128h2v5h-2zM125 168h2v5h-2z" fill="var(--brand)" />
      <path d="M228 160h2v3h-2zM226 163h2v3h-2zM228 166h2v3h-2z" fill="var(--signal)" />
      <g transform="translate(113.5 205)">
        <Pixels sprite={SHIP} hue="var(--brand)" />
      </g>
    </svg>
  );
}
