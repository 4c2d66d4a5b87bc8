/* The numbers of Space Invaders, each once. Lengths are logical pixels. */

/** The screen. */
export const FIELD = {width: 800, height: 600} as const;

/** The ship where a game begins; `speed` in pixels a tick. */
export const PLAYER = {x: 375, y: 550, width: 50, height: 30, speed: 5} as const;

/** The player's x stays within 0 and this. */
export const PLAYER_MAX_X = FIELD.width - PLAYER.width;

/** Shots of both sides, with their speeds in pixels a tick; `mostAtOnce` of the player's. */
export const BULLET = {width: 4, height: 8, playerSpeed: 8, invaderSpeed: 3, mostAtOnce: 3} as const;

/** The invaders' rows, and where they go. */
export const WAVE = {
  rows: 5,
  columns: 10,
  spacing: 50,
  startX: 100,
  startY: 50,
  /** An edge is reached at x <= 0 or x >= 760; the whole wave then drops. */
  rightEdge: 760,
  drop: 40,
  /** The game is lost when an invader is below this. */
  lossY: 500,
} as const;

/** The size of each invader. */
export const INVADER = {width: 40, height: 30} as const;

/** A held fire button shoots again after this long. */
export const REPEAT_FIRE_MS = 250;

/** The level is shown for this many ticks of a new wave. */
const ANNOUNCE_TICKS = 100;

/** Whether the level of the wave that came at `waveTick` is still shown. */
export const announces = ({ticks, waveTick}: {ticks: number; waveTick: number}): boolean =>
  ticks - waveTick < ANNOUNCE_TICKS;

/** Points of an invader: 50 in the top row (0), 10 in the bottom row (4). */
export const pointsOf = (row: number): number => (WAVE.rows - 1 - row) * 10 + 10;

/** Milliseconds between two shots of the invaders: 1000 at level 1, 100 less with each level, at least 500. */
export const shotIntervalMs = (level: number): number => Math.max(500, 1000 - (level - 1) * 100);

/** Pixels an invader moves in a tick: 1 at level 1, 0.3 more with each level, at most 3. */
export const invaderSpeed = (level: number): number => Math.min(3, 1 + (level - 1) * 0.3);
