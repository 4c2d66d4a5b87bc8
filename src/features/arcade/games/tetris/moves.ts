import type {Stepped} from '../../engine/fixedStep';
import {draw} from './bag';
import {clearRows, collides, landed, place} from './board';
import {levelAfter, LOCK, pointsFor} from './constants';
import {kicks} from './kicks';
import {spawn, turned} from './pieces';
import type {Piece, PieceType, TetrisEvent, TetrisState} from './types';

/** The state after a move, and what it made happen. */
export type Result = Stepped<TetrisState, TetrisEvent>;

const refused = (state: TetrisState): Result => ({state, events: []});

/** Whether a piece rests on the ground and waits for its lock: under the modern rules alone. */
export const isResting = ({rules, board, piece}: TetrisState): boolean =>
  rules.modern && collides(board, {...piece, y: piece.y + 1});

/** The piece in a new place; one that rested puts off its lock. */
function moved(state: TetrisState, piece: Piece): TetrisState {
  return isResting(state) && state.lockMoves < LOCK.moves
    ? {...state, piece, sinceDropMs: 0, lockMoves: state.lockMoves + 1}
    : {...state, piece};
}

/** Moves the piece sideways, unless it would collide. */
export function shift(state: TetrisState, by: -1 | 1): Result {
  const piece = {...state.piece, x: state.piece.x + by};
  return collides(state.board, piece)
    ? refused(state)
    : {state: moved(state, piece), events: [{type: 'move'}]};
}

/** Turns the piece where it is or, under the modern rules, at the first kick that fits; else refused. */
export function rotate(state: TetrisState, by: 1 | -1): Result {
  const {piece, board, rules} = state;
  const rotation = turned(piece.rotation, by);
  const places = rules.modern ? kicks(piece.type, piece.rotation, rotation) : [[0, 0] as const];
  for (const [right, up] of places) {
    const candidate: Piece = {...piece, rotation, x: piece.x + right, y: piece.y - up};
    if (!collides(board, candidate)) {
      return {state: moved(state, candidate), events: [{type: 'rotate'}]};
    }
  }
  return refused(state);
}

/** Brings a piece in at the top; the game is over if it overlaps there. */
function enter(state: TetrisState, type: PieceType): Result {
  const piece = spawn(type);
  const over = collides(state.board, piece);
  return {
    state: {...state, piece, over, sinceDropMs: 0, lockMoves: 0, softDrop: false},
    events: over ? [{type: 'over'}] : [],
  };
}

function enterNext(state: TetrisState): Result {
  const {type, bag, seed} = draw(state.rules.modern, state.bag, state.seed);
  return enter({...state, next: type, bag, seed}, state.next);
}

/** Places the piece, clears full rows, counts, and brings in the next one. */
function lock(state: TetrisState): Result {
  const {board, rows} = clearRows(place(state.board, state.piece));
  const points = pointsFor(rows.length, state.level);
  const lines = state.lines + rows.length;
  const level = levelAfter(lines);
  const entered = enterNext({...state, board, lines, level, score: state.score + points, canHold: true});
  const events: TetrisEvent[] = [{type: 'lock'}];
  if (rows.length > 0) {
    events.push({type: 'clear', rows, points});
  }
  if (level > state.level) {
    events.push({type: 'level', level});
  }
  return {state: entered.state, events: [...events, ...entered.events]};
}

/** Takes the piece one row down; on the ground it locks. */
export function descend(state: TetrisState): Result {
  const piece = {...state.piece, y: state.piece.y + 1};
  return collides(state.board, piece)
    ? lock(state)
    : refused({...state, piece, sinceDropMs: 0, lockMoves: 0});
}

/** Drops the piece to the ground and locks it. */
export const hardDrop = (state: TetrisState): Result =>
  lock({...state, piece: landed(state.board, state.piece)});

/** Puts the piece aside for the one kept before, once a piece; modern rules only. */
export function hold(state: TetrisState): Result {
  if (!state.rules.modern || !state.canHold) {
    return refused(state);
  }
  const put: TetrisState = {...state, held: state.piece.type, canHold: false};
  const {state: after, events} = state.held === null ? enterNext(put) : enter(put, state.held);
  return {state: after, events: [{type: 'hold'}, ...events]};
}
