import type {Played} from '../../engine/fixedStep';

export const PIECE_TYPES = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

/** Clockwise quarter turns. */
export type Rotation = 0 | 1 | 2 | 3;

/** `x` and `y` are the top left corner of the piece's box on the board. */
export interface Piece {
  type: PieceType;
  rotation: Rotation;
  x: number;
  y: number;
}

export type Cell = PieceType | null;
export type Board = readonly (readonly Cell[])[];

export type TetrisAction = 'left' | 'right' | 'down' | 'rotate' | 'drop';

export interface TetrisState extends Played<TetrisAction> {
  seed: number;
  board: Board;
  piece: Piece;
  next: PieceType;
  lines: number;
  sinceDropMs: number;
  /** Direction in which a held key shifts, and for how long it has. */
  shift: {direction: -1 | 0 | 1; ticks: number};
  /** Ends with the piece: the next one needs a new press. */
  softDrop: boolean;
}

export type TetrisEvent =
  | {type: 'lock'}
  | {type: 'clear'; rows: readonly number[]; points: number}
  | {type: 'level'; level: number}
  | {type: 'over'};
