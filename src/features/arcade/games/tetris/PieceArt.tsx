import type {ReactNode} from 'react';
import {hueColour} from '../../../../config/hues';
import {Pixels} from '../../art/PixelArt';
import {shapeCells} from './pieces';
import {PIECE_HUES, TILES} from './tiles';
import type {PieceType} from './types';

/** The side of a cell, in CSS pixels. */
const CELL = 18;

/** A Tetris piece as a decorative drawing. */
export function PieceArt({type}: {type: PieceType}): ReactNode {
  const cells = shapeCells(type, 0);
  const top = Math.min(...cells.map(([, y]) => y));
  const columns = Math.max(...cells.map(([x]) => x)) + 1;
  const rows = Math.max(...cells.map(([, y]) => y)) + 1 - top;
  return (
    <svg
      width={columns * CELL}
      height={rows * CELL}
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
