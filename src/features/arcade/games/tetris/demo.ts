import {warmUp, type Demo} from '../../play/demo';
import {nextMove} from './pilot';
import {createTetris, stepTetris} from './step';
import type {TetrisEvent, TetrisState} from './types';

const MOVE_MS = 150;

/** Tetris by itself, one move at a time, some pieces into a game. */
export function demoTetris(): Demo<TetrisState, TetrisEvent> {
  let state = createTetris(11);
  let sinceMoveMs = 0;
  return warmUp((dtMs) => {
    sinceMoveMs += dtMs;
    const moves = sinceMoveMs >= MOVE_MS;
    sinceMoveMs = moves ? 0 : sinceMoveMs;
    const stepped = state.over
      ? {state: createTetris(state.seed), events: []}
      : stepTetris(state, {held: [], pressed: moves ? [nextMove(state)] : []}, dtMs);
    state = stepped.state;
    return stepped;
  }, 12000);
}
