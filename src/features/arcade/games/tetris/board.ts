import {BOARD} from './constants';
import {cellsOf} from './pieces';
import type {Board, Cell, Piece} from './types';

const emptyRow = (): Cell[] => Array.from({length: BOARD.columns}, () => null);

/** 20 rows of 10 empty cells. */
export const emptyBoard = (): Board => Array.from({length: BOARD.rows}, emptyRow);

/** Whether a piece would overlap a wall, the floor, the space above the top or a placed block. */
export const collides = (board: Board, piece: Piece): boolean =>
  cellsOf(piece).some(([x, y]) => board[y]?.[x] !== null);

/** The board with a piece placed on it. */
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

/** Takes full rows away, lets what is above fall, and gives the indices of those rows. */
export function clearRows(board: Board): {board: Board; rows: number[]} {
  const rows = board.flatMap((row, index) => (row.includes(null) ? [] : [index]));
  const kept = board.filter((row) => row.includes(null));
  return {board: [...rows.map(emptyRow), ...kept], rows};
}

/** Where a piece comes to rest if it falls straight down. */
export function landed(board: Board, piece: Piece): Piece {
  let resting = piece;
  for (let below = piece; !collides(board, below); below = {...below, y: below.y + 1}) {
    resting = below;
  }
  return resting;
}
