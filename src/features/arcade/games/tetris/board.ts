import {BOARD} from './constants';
import {cellsOf} from './pieces';
import type {Board, Cell, Piece} from './types';

const emptyRow = (): Cell[] => Array.from({length: BOARD.columns}, () => null);

export const emptyBoard = (): Board => Array.from({length: BOARD.rows}, emptyRow);

/** With a wall, the floor, a placed block, or the space above the top. */
export const collides = (board: Board, piece: Piece): boolean =>
  cellsOf(piece).some(([x, y]) => board[y]?.[x] !== null);

/** A new board with the piece in it; what is above the top is cut off, and full rows stay. */
export function place(board: Board, piece: Piece): Board {
  const rows = board.map((row) => [...row]);
  for (const [x, y] of cellsOf(piece)) {
    const row = rows[y];
    if (row) {
      row[x] = piece.type;
    }
  }
  return rows;
}

/** `rows` are the indices of the cleared rows. */
export function clearRows(board: Board): {board: Board; rows: number[]} {
  const rows = board.flatMap((row, index) => (row.includes(null) ? [] : [index]));
  const kept = board.filter((row) => row.includes(null));
  return {board: [...rows.map(emptyRow), ...kept], rows};
}

/** The piece as far down as it can fall from where it is. */
export function landed(board: Board, piece: Piece): Piece {
  let resting = piece;
  for (let below = piece; !collides(board, below); below = {...below, y: below.y + 1}) {
    resting = below;
  }
  return resting;
}
