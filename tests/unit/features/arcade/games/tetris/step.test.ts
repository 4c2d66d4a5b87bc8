import * as fc from 'fast-check';
import {TICK_MS} from '@site/src/features/arcade/engine/fixedStep';
import {collides, emptyBoard} from '@site/src/features/arcade/games/tetris/board';
import {
  BOARD,
  dropIntervalMs,
  levelAfter,
  LINE_POINTS,
  pointsFor,
} from '@site/src/features/arcade/games/tetris/constants';
import {spawn} from '@site/src/features/arcade/games/tetris/pieces';
import {createTetris, stepTetris} from '@site/src/features/arcade/games/tetris/step';
import type {Board, Cell, TetrisAction, TetrisState} from '@site/src/features/arcade/games/tetris/types';
import {playAtRate, playTicks, still, type Stretch} from '../../support';

const press = (state: TetrisState, ...pressed: TetrisAction[]) =>
  stepTetris(state, {held: [], pressed}, TICK_MS);
const filled = (board: Board) => board.flat().filter((cell) => cell !== null).length;

/** A board from its last rows, as texts; `#` is a block. */
const boardOf = (...rows: string[]): Board => [
  ...emptyBoard().slice(rows.length),
  ...rows.map((row) => row.split('').map((sign): Cell => (sign === '#' ? 'J' : null))),
];

const actions = fc.constantFrom<TetrisAction>('left', 'right', 'down', 'rotate', 'drop');
const scripts = fc.array(
  fc.record({
    held: fc.uniqueArray(actions, {maxLength: 2}),
    pressed: fc.array(actions, {maxLength: 4}),
    ticks: fc.integer({min: 1, max: 6}).map((n) => n * 10),
  }),
  {minLength: 1, maxLength: 25},
);
const seeds = fc.integer({min: 0, max: 2 ** 32 - 1});

describe('the numbers of the game', () => {
  it('has 10 columns, 20 rows and cells of 30', () => {
    expect(BOARD).toEqual({columns: 10, rows: 20, cell: 30});
  });

  it('gives 0, 100, 300, 500, 800 for 0 to 4 lines, times the level', () => {
    expect(LINE_POINTS).toEqual([0, 100, 300, 500, 800]);
    expect([0, 1, 2, 3, 4].map((lines) => pointsFor(lines, 3))).toEqual([0, 300, 900, 1500, 2400]);
  });

  it('rises a level every ten lines', () => {
    expect([0, 9, 10, 19, 20, 105].map(levelAfter)).toEqual([1, 1, 2, 2, 3, 11]);
  });

  it('drops every second at level 1, 100 ms sooner with each level, at least every 100 ms', () => {
    expect([1, 2, 9, 10, 11, 50].map(dropIntervalMs)).toEqual([1000, 900, 200, 100, 100, 100]);
  });
});

describe('play', () => {
  it('locks one piece with the flick of a finger, however few rows are left below it', () => {
    const low = press(createTetris(1), ...Array<TetrisAction>(16).fill('down')).state;
    const {events} = press(low, 'down', 'down', 'down', 'down', 'drop');
    expect(events.filter(({type}) => type === 'lock')).toHaveLength(1);
  });

  it('lets a piece fall a row a second at level 1', () => {
    const states = playTicks(createTetris(1), stepTetris, [{...still, ticks: 61}]);
    expect(states.findIndex(({piece}) => piece.y === 1)).toBe(60);
  });

  it('moves, and refuses to move into a wall', () => {
    const piece = spawn('O');
    const start = {...createTetris(1), piece};
    expect(press(start, 'left').state.piece.x).toBe(piece.x - 1);
    expect(press({...start, piece: {...piece, x: 8}}, 'right').state.piece.x).toBe(8);
    expect(press({...start, piece: {...piece, x: 0}}, 'left').state.piece.x).toBe(0);
  });

  it('repeats a held key after a moment', () => {
    const start = {...createTetris(1), piece: {...spawn('O'), x: 0}};
    const xs = playTicks(start, stepTetris, [{held: ['right'], pressed: ['right'], ticks: 20}]).map(
      ({piece}) => piece.x,
    );
    expect([xs[1], xs[9], xs[20]]).toEqual([1, 1, 5]);
  });

  it('turns clockwise, and refuses a rotation that collides', () => {
    const piece = {type: 'I', rotation: 1, x: 2, y: 5} as const;
    const start = {...createTetris(1), piece};
    expect(press(start, 'rotate').state.piece).toEqual({...piece, rotation: 2});
    const atWall = {...piece, x: -2};
    expect(press({...start, piece: atWall}, 'rotate').state.piece).toEqual(atWall);
  });

  it('sinks faster while down is held, and not on into the next piece', () => {
    const start = createTetris(1);
    const states = playTicks(start, stepTetris, [{held: ['down'], pressed: ['down'], ticks: 90}]);
    const next = states.findIndex(({board}) => filled(board) === 4);
    expect(next).toBeGreaterThan(0);
    expect(states[next + 10]?.piece.y).toBe(0);
  });

  it('clears full rows and no others, scores by level and lets the rest fall', () => {
    const board = boardOf('#.........', '####..####', '####..####', '.#########');
    const start = {...createTetris(1), board, piece: spawn('O'), level: 1, lines: 9};
    const {state, events} = press(start, 'drop');
    expect(state).toMatchObject({score: 300, lines: 11, level: 2});
    expect(state.board.slice(-2).map(([first]) => first)).toEqual(['J', null]);
    expect(filled(state.board)).toBe(10);
    expect(events.map(({type}) => type)).toEqual(['lock', 'clear', 'level']);
  });

  it('ends when a new piece overlaps at the top', () => {
    let state = createTetris(1);
    let drops = 0;
    while (!state.over) {
      state = press(state, 'drop').state;
      drops++;
    }
    expect(drops).toBeGreaterThan(8);
    expect(drops).toBeLessThan(21);
    expect(press(state, 'left').state.piece).toEqual(state.piece);
  });
});

describe('whatever the player does', () => {
  it('keeps to the rules', () => {
    fc.assert(
      fc.property(seeds, scripts, (seed, script) => {
        const states = playTicks(createTetris(seed), stepTetris, script);
        const broken = states.find(
          ({over, board, piece, score, lines}, index) =>
            (!over && collides(board, piece)) ||
            score < (states[index - 1]?.score ?? 0) ||
            board.length !== 20 ||
            board.some((row) => row.length !== 10 || !row.includes(null)) ||
            // Blocks come four at a time and go ten at a time: every row that was cleared was full.
            (filled(board) + 10 * lines) % 4 !== 0,
        );
        expect(broken).toBeUndefined();
      }),
      {numRuns: 25},
    );
  });

  it('is the same game at 30, 60 and 144 frames a second', () => {
    fc.assert(
      fc.property(seeds, scripts, (seed, script: Stretch<TetrisAction>[]) => {
        const [at30, at60, at144] = [30, 60, 144].map((rate) => ({
          ...playAtRate(createTetris(seed), stepTetris, script, rate),
          carryMs: 0,
        }));
        expect({...at30, waiting: []}).toEqual({...at60, waiting: []});
        expect({...at144, waiting: []}).toEqual({...at60, waiting: []});
      }),
      {numRuns: 20},
    );
  });
});
