import {atStart, isDue, runTicks, TICK_MS, type Input, type Stepped} from '../../engine/fixedStep';
import {pick} from '../../engine/random';
import {clearRows, collides, emptyBoard, landed, place} from './board';
import {dropIntervalMs, levelAfter, pointsFor, REPEAT} from './constants';
import {spawn, turned} from './pieces';
import {PIECE_TYPES, type Piece, type TetrisAction, type TetrisEvent, type TetrisState} from './types';

type Result = Stepped<TetrisState, TetrisEvent>;

const move = (state: TetrisState, piece: Piece): Result => ({
  state: collides(state.board, piece) ? state : {...state, piece},
  events: [],
});

const shift = (state: TetrisState, by: -1 | 1): Result =>
  move(state, {...state.piece, x: state.piece.x + by});

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
function descend(state: TetrisState): Result {
  const piece = {...state.piece, y: state.piece.y + 1};
  return collides(state.board, piece) ? lock(state) : {state: {...state, piece, sinceDropMs: 0}, events: []};
}

export function createTetris(seed: number): TetrisState {
  const first = pick(PIECE_TYPES, seed);
  const second = pick(PIECE_TYPES, first.seed);
  return {
    ...atStart,
    seed: second.seed,
    board: emptyBoard(),
    piece: spawn(first.item),
    next: second.item,
    lines: 0,
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
      return move(state, {...state.piece, rotation: turned(state.piece.rotation)});
    case 'down':
      return descend({...state, softDrop: true});
    case 'drop':
      return lock({...state, piece: landed(state.board, state.piece)});
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
    ...pressed.map(
      (action) =>
        (current: TetrisState): Result =>
          // What was to lower a piece that has locked within this tick is not for the next one.
          current.seed !== state.seed && (action === 'down' || action === 'drop')
            ? {state: current, events: []}
            : press(current, action),
    ),
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

export const stepTetris = (state: TetrisState, input: Input<TetrisAction>, dtMs: number): Result =>
  runTicks(state, input, dtMs, tick);
