import {atStart, isDue, runTicks, TICK_MS, type Input} from '../../engine/fixedStep';
import {draw} from './bag';
import {emptyBoard} from './board';
import {dropIntervalMs, LOCK, REPEAT} from './constants';
import {descend, hardDrop, hold, isResting, rotate, shift, type Result} from './moves';
import {spawn} from './pieces';
import type {TetrisAction, TetrisRules, TetrisState} from './types';

/** A new game: empty board, level 1. The same seed and rules give the same pieces. */
export function createTetris(seed: number, rules: TetrisRules = {modern: false}): TetrisState {
  const first = draw(rules.modern, [], seed);
  const second = draw(rules.modern, first.bag, first.seed);
  return {
    ...atStart,
    rules,
    over: false,
    seed: second.seed,
    board: emptyBoard(),
    piece: spawn(first.type),
    next: second.type,
    bag: second.bag,
    held: null,
    canHold: true,
    score: 0,
    lines: 0,
    level: 1,
    sinceDropMs: 0,
    lockMoves: 0,
    shift: {direction: 0, ticks: 0},
    softDrop: false,
  };
}

function press(state: TetrisState, action: TetrisAction): Result {
  switch (action) {
    case 'left':
      return shift(state, -1);
    case 'right':
      return shift(state, 1);
    case 'rotate':
      return rotate(state, 1);
    case 'rotateBack':
      return state.rules.modern ? rotate(state, -1) : {state, events: []};
    case 'down':
      return isResting(state) ? {state, events: []} : descend({...state, softDrop: true});
    case 'drop':
      return hardDrop(state);
    case 'hold':
      return hold(state);
  }
}

function repeatShift(state: TetrisState, held: readonly TetrisAction[]): Result {
  const right = held.includes('right');
  const direction: TetrisState['shift']['direction'] = right === held.includes('left') ? 0 : right ? 1 : -1;
  const ticks = direction === state.shift.direction ? state.shift.ticks + 1 : 0;
  const after = {...state, shift: {direction, ticks}};
  const beyond = ticks - REPEAT.shiftDelayTicks;
  return direction !== 0 && beyond >= 0 && beyond % REPEAT.shiftEveryTicks === 0
    ? shift(after, direction)
    : {state: after, events: []};
}

function fall(state: TetrisState, held: readonly TetrisAction[]): Result {
  const softDrop = state.softDrop && held.includes('down');
  const interval = dropIntervalMs(state.level);
  const sinceDropMs = state.sinceDropMs + TICK_MS;
  const dropMs = softDrop ? Math.min(interval, REPEAT.softDropMs) : interval;
  const due = isResting(state) ? LOCK.delayMs : dropMs;
  return isDue(sinceDropMs, due)
    ? descend({...state, softDrop, sinceDropMs: 0})
    : {state: {...state, softDrop, sinceDropMs}, events: []};
}

function tick(state: TetrisState, {held, pressed}: Input<TetrisAction>): Result {
  const parts = [
    ...pressed.map((action) => (current: TetrisState) => press(current, action)),
    (current: TetrisState) => repeatShift(current, held),
    (current: TetrisState) => fall(current, held),
  ];
  return parts.reduce<Result>(
    (before, part) => {
      if (before.state.over) {
        return before;
      }
      const {state: after, events} = part(before.state);
      return {state: after, events: [...before.events, ...events]};
    },
    {state, events: []},
  );
}

/** Plays on for `dtMs` milliseconds: pure, and the same at any frame rate. */
export const stepTetris = (state: TetrisState, input: Input<TetrisAction>, dtMs: number): Result =>
  runTicks(state, input, dtMs, tick);
