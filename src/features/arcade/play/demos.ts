import {TICK_MS, type Stepped} from '../engine/fixedStep';
import {createInvaders, stepInvaders} from '../games/invaders/step';
import type {InvadersEvent, InvadersState} from '../games/invaders/types';
import {createTetris, stepTetris} from '../games/tetris/step';
import type {TetrisEvent, TetrisState} from '../games/tetris/types';
import {flyInvaders} from '../games/invaders/pilot';
import {nextMove} from '../games/tetris/pilot';

/** A game that plays itself: returns its state after the given milliseconds, and restarts when it is over. */
export type Demo<State, Event> = (dtMs: number) => Stepped<State, Event>;

const TETRIS_MOVE_MS = 150;

function warmUp<State, Event>(demo: Demo<State, Event>, ms: number): Demo<State, Event> {
  for (let played = 0; played < ms; played += TICK_MS) {
    demo(TICK_MS);
  }
  return demo;
}

/** Space Invaders by itself, some seconds into a wave. */
export function demoInvaders(): Demo<InvadersState, InvadersEvent> {
  let state = createInvaders(3);
  return warmUp((dtMs) => {
    const stepped = state.over
      ? {state: createInvaders(state.seed), events: []}
      : stepInvaders(state, flyInvaders(state), dtMs);
    state = stepped.state;
    return stepped;
  }, 5000);
}

/** Tetris by itself, one move at a time, some pieces into a game. */
export function demoTetris(): Demo<TetrisState, TetrisEvent> {
  let state = createTetris(11);
  let sinceMoveMs = 0;
  return warmUp((dtMs) => {
    sinceMoveMs += dtMs;
    const moves = sinceMoveMs >= TETRIS_MOVE_MS;
    sinceMoveMs = moves ? 0 : sinceMoveMs;
    const stepped = state.over
      ? {state: createTetris(state.seed), events: []}
      : stepTetris(state, {held: [], pressed: moves ? [nextMove(state)] : []}, dtMs);
    state = stepped.state;
    return stepped;
  }, 12000);
}
