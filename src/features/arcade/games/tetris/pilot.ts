import {clearRows, collides, landed, place} from './board';
import {BOARD} from './constants';
import {ROTATIONS, type Board, type Piece, type TetrisAction, type TetrisState} from './types';

/** How bad a board is: height, unevenness and covered gaps count against it, cleared rows for it. */
function badness(placed: Board): number {
  const {board, rows} = clearRows(placed);
  let heights = 0;
  let steps = 0;
  let gaps = 0;
  let before: number | undefined;
  for (let column = 0; column < BOARD.columns; column++) {
    const top = board.findIndex((row) => row[column] !== null);
    const height = top === -1 ? 0 : BOARD.rows - top;
    gaps += board.filter((row, index) => top !== -1 && index > top && row[column] === null).length;
    heights += height;
    steps += before === undefined ? 0 : Math.abs(height - before);
    before = height;
  }
  return 0.51 * heights + 0.18 * steps + 0.9 * gaps - 0.76 * rows.length;
}

/** The best place to drop the piece straight down. */
function bestPlace({board, piece}: TetrisState): Piece | undefined {
  let best: {piece: Piece; badness: number} | undefined;
  for (const rotation of ROTATIONS) {
    for (let x = -2; x < BOARD.columns; x++) {
      const candidate = {...piece, rotation, x};
      if (!collides(board, candidate)) {
        const worth = badness(place(board, landed(board, candidate)));
        best = best === undefined || worth < best.badness ? {piece: candidate, badness: worth} : best;
      }
    }
  }
  return best?.piece;
}

/** The next thing a good player would press. */
export function nextMove(state: TetrisState): TetrisAction {
  const goal = bestPlace(state);
  if (goal === undefined) {
    return 'drop';
  }
  if (goal.rotation !== state.piece.rotation) {
    return 'rotate';
  }
  return goal.x < state.piece.x ? 'left' : goal.x > state.piece.x ? 'right' : 'drop';
}
