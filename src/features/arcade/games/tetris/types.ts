import type {Timed} from '../../engine/fixedStep';

/** The seven pieces. */
export const PIECE_TYPES = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

/** Clockwise quarter turns from the way a piece appears. */
export type Rotation = 0 | 1 | 2 | 3;

/** A piece: its type, its shape as a rotation of that type, and the top left corner of its box on the board. */
export interface Piece {
  type: PieceType;
  rotation: Rotation;
  x: number;
  y: number;
}

export type Cell = PieceType | null;
export type Board = readonly (readonly Cell[])[];

export type TetrisAction = 'left' | 'right' | 'down' | 'rotate' | 'drop';

export interface TetrisState extends Timed<TetrisAction> {
  over: boolean;
  seed: number;
  board: Board;
  piece: Piece;
  next: PieceType;
  score: number;
  lines: number;
  level: number;
  sinceDropMs: number;
  /** Which way a held key shifts, and for how long already. */
  shift: {direction: -1 | 0 | 1; ticks: number};
  /** Soft drop ends with the piece: the key must be pressed anew for the next one. */
  softDrop: boolean;
}

export type TetrisEvent =
  | {type: 'move'}
  | {type: 'rotate'}
  | {type: 'lock'}
  | {type: 'clear'; rows: readonly number[]; points: number}
  | {type: 'level'; level: number}
  | {type: 'over'};
