import {hueColour} from '../../../../config/hues';
import {Pixels} from '../../art/PixelArt';
import {BOARD_ROWS, PIECE_HUES, TILES} from './tiles';
import {PIECE_TYPES} from './types';

const CELLS = BOARD_ROWS.flatMap((row, y) => Array.from(row, (type, x) => ({type, x, y})));
const SIDE = 10;

export default function Picture() {
  return (
    <svg width="300" height="390" viewBox="0 0 100 130" shapeRendering="crispEdges" aria-hidden="true">
      <defs>
        {PIECE_TYPES.map((type) => (
          <g key={type} id={`tile-${type}`}>
            <Pixels sprite={TILES[type]} hue={hueColour(PIECE_HUES[type])} second="var(--surface)" />
          </g>
        ))}
      </defs>
      {CELLS.filter(({type}) => type !== '.').map(({type, x, y}) => (
        <use key={`${x}-${y}`} href={`#tile-${type}`} x={x * SIDE} y={y * SIDE} />
      ))}
    </svg>
  );
}
