import {BOARD} from './constants';
import type {Piece, PieceType, Rotation} from './types';

interface Shape {
  size: number;
  /** Column and row within the box, as the piece first appears. */
  cells: readonly (readonly [number, number])[];
}

const SHAPES: Record<PieceType, Shape> = {
  I: {size: 4, cells: [[0, 1], [1, 1], [2, 1], [3, 1]]}, // prettier-ignore
  O: {size: 2, cells: [[0, 0], [1, 0], [0, 1], [1, 1]]}, // prettier-ignore
  T: {size: 3, cells: [[1, 0], [0, 1], [1, 1], [2, 1]]}, // prettier-ignore
  S: {size: 3, cells: [[1, 0], [2, 0], [0, 1], [1, 1]]}, // prettier-ignore
  Z: {size: 3, cells: [[0, 0], [1, 0], [1, 1], [2, 1]]}, // prettier-ignore
  J: {size: 3, cells: [[0, 0], [0, 1], [1, 1], [2, 1]]}, // prettier-ignore
  L: {size: 3, cells: [[2, 0], [0, 1], [1, 1], [2, 1]]}, // prettier-ignore
};

/** Turning the box turns the piece. */
export function shapeCells(type: PieceType, rotation: Rotation): (readonly [number, number])[] {
  const {size, cells} = SHAPES[type];
  let turned = [...cells];
  for (let turn = 0; turn < rotation; turn++) {
    turned = turned.map(([x, y]) => [size - 1 - y, x] as const);
  }
  return turned;
}

export const cellsOf = ({type, rotation, x, y}: Piece): (readonly [number, number])[] =>
  shapeCells(type, rotation).map(([column, row]) => [column + x, row + y] as const);

export const spawn = (type: PieceType): Piece => ({
  type,
  rotation: 0,
  x: Math.floor((BOARD.columns - SHAPES[type].size) / 2),
  y: 0,
});

const TURNED = [1, 2, 3, 0] as const;

/** Clockwise. */
export const turned = (rotation: Rotation): Rotation => TURNED[rotation];
