import {atStart, isDue, runTicks, TICK_MS, type Input} from '../../engine/fixedStep';
import {pick} from '../../engine/random';
import {emptyBoard} from './board';
import {dropIntervalMs, REPEAT} from './constants';
import {descend, hardDrop, rotate, shift, type Result} from './moves';
import {spawn} from './pieces';
import {PIECE_TYPES, type TetrisAction, type TetrisState} from './types';

/** The same seed gives the same pieces. */
export function createTetris(seed: number): TetrisState {
  const first = pick(PIECE_TYPES, seed);
  const second = pick(PIECE_TYPES, first.seed);
  return {
    ...atStart,
    over: false,
    seed: second.seed,
    board: emptyBoard(),
    piece: spawn(first.item),
    next: second.item,
    score: 0,
    lines: 0,
    level: 1,
    sinceDropMs: 0,
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
      return rotate(state);
    case 'down':
      return descend({...state, softDrop: true});
    case 'drop':
      return hardDrop(state);
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
  return isDue(sinceDropMs, dropMs)
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

/** Pure, and the same at any frame rate. */
export const stepTetris = (state: TetrisState, input: Input<TetrisAction>, dtMs: number): Result =>
  runTicks(state, input, dtMs, tick);
