import type {ReactNode} from 'react';
import {hueColour} from '../../../data/hues';
import {shapeCells} from '../games/tetris/pieces';
import type {PieceType} from '../games/tetris/types';
import {PIECE_HUES} from './palette';
import {pathOf, type Sprite} from './pixels';
import {TILES} from './tiles';

const SECOND = 'var(--pixel-second)';

function Pixels({sprite, hue, second = SECOND}: {sprite: Sprite; hue: string; second?: string}): ReactNode {
  const detail = pathOf(sprite, 'o');
  return (
    <>
      <path d={pathOf(sprite, '#')} fill={hue} />
      {detail !== '' && <path d={detail} fill={second} />}
    </>
  );
}

/** A sprite as a decorative drawing in a CSS colour, `width` pixels wide. */
export function PixelArt({
  sprite,
  colour,
  width,
}: {
  sprite: Sprite;
  colour: string;
  width: number;
}): ReactNode {
  const columns = sprite[0]?.length ?? 1;
  return (
    <svg
      width={width}
      height={(width * sprite.length) / columns}
      viewBox={`0 0 ${columns} ${sprite.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <Pixels sprite={sprite} hue={colour} />
    </svg>
  );
}

/** A Tetris piece as a decorative drawing, each cell `cell` pixels wide. */
export function PieceArt({type, cell}: {type: PieceType; cell: number}): ReactNode {
  const cells = shapeCells(type, 0);
  const top = Math.min(...cells.map(([, y]) => y));
  const columns = Math.max(...cells.map(([x]) => x)) + 1;
  const rows = Math.max(...cells.map(([, y]) => y)) + 1 - top;
  return (
    <svg
      width={columns * cell}
      height={rows * cell}
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {cells.map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${x * 10} ${(y - top) * 10})`}>
          <Pixels sprite={TILES[type]} hue={hueColour(PIECE_HUES[type])} second="var(--surface)" />
        </g>
      ))}
    </svg>
  );
}
