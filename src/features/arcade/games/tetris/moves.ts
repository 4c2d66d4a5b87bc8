import type {Stepped} from '../../engine/fixedStep';
import {pick} from '../../engine/random';
import {clearRows, collides, landed, place} from './board';
import {levelAfter, pointsFor} from './constants';
import {spawn, turned} from './pieces';
import {PIECE_TYPES, type Piece, type TetrisEvent, type TetrisState} from './types';

export type Result = Stepped<TetrisState, TetrisEvent>;

function move(state: TetrisState, piece: Piece, type: 'move' | 'rotate'): Result {
  return collides(state.board, piece) ? {state, events: []} : {state: {...state, piece}, events: [{type}]};
}

export const shift = (state: TetrisState, by: -1 | 1): Result =>
  move(state, {...state.piece, x: state.piece.x + by}, 'move');

export const rotate = (state: TetrisState): Result =>
  move(state, {...state.piece, rotation: turned(state.piece.rotation)}, 'rotate');

/** The game is over if the new piece overlaps at the top. */
function enterNext(state: TetrisState): Result {
  const piece = spawn(state.next);
  const {item: next, seed} = pick(PIECE_TYPES, state.seed);
  const over = collides(state.board, piece);
  return {
    state: {...state, piece, next, seed, over, sinceDropMs: 0, softDrop: false},
    events: over ? [{type: 'over'}] : [],
  };
}

function lock(state: TetrisState): Result {
  const {board, rows} = clearRows(place(state.board, state.piece));
  const points = pointsFor(rows.length, state.level);
  const lines = state.lines + rows.length;
  const level = levelAfter(lines);
  const entered = enterNext({...state, board, lines, level, score: state.score + points});
  const events: TetrisEvent[] = [{type: 'lock'}];
  if (rows.length > 0) {
    events.push({type: 'clear', rows, points});
  }
  if (level > state.level) {
    events.push({type: 'level', level});
  }
  return {state: entered.state, events: [...events, ...entered.events]};
}

/** One row down; on the ground the piece locks. */
export function descend(state: TetrisState): Result {
  const piece = {...state.piece, y: state.piece.y + 1};
  return collides(state.board, piece) ? lock(state) : {state: {...state, piece, sinceDropMs: 0}, events: []};
}

export const hardDrop = (state: TetrisState): Result =>
  lock({...state, piece: landed(state.board, state.piece)});
