import type {Timed} from '../../engine/fixedStep';

/** The seven pieces. */
export const PIECE_TYPES = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

/** Clockwise quarter turns from the way a piece appears. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** A piece: its type, its shape as a rotation of that type, and the top left corner of its box on the board. */
export interface Piece {
  type: PieceType;
  rotation: Rotation;
  x: number;
  y: number;
}

export type Cell = PieceType | null;
export type Board = readonly (readonly Cell[])[];

export type TetrisAction = 'left' | 'right' | 'down' | 'rotate' | 'rotateBack' | 'drop' | 'hold';

/** `modern` switches on the 7-bag, the ghost, hold, wall kicks and the delay before a lock; without it, a rotation that collides is refused. */
export interface TetrisRules {
  modern: boolean;
}

export interface TetrisState extends Timed<TetrisAction> {
  rules: TetrisRules;
  over: boolean;
  seed: number;
  board: Board;
  piece: Piece;
  next: PieceType;
  /** What is left of the bag; empty under the plain rules. */
  bag: readonly PieceType[];
  held: PieceType | null;
  canHold: boolean;
  score: number;
  lines: number;
  level: number;
  sinceDropMs: number;
  /** How often a piece on the ground has put off its lock by moving; modern rules only. */
  lockMoves: number;
  /** Which way a held key shifts, and for how long already. */
  shift: {direction: -1 | 0 | 1; ticks: number};
  /** Soft drop ends with the piece: the key must be pressed anew for the next one. */
  softDrop: boolean;
}

export type TetrisEvent =
  | {type: 'move'}
  | {type: 'rotate'}
  | {type: 'hold'}
  | {type: 'lock'}
  | {type: 'clear'; rows: readonly number[]; points: number}
  | {type: 'level'; level: number}
  | {type: 'over'};
