/* Lengths are logical pixels, speeds pixels per tick. */

export const FIELD = {width: 800, height: 600} as const;

export const PLAYER = {x: 375, y: 550, width: 50, height: 30, speed: 5} as const;

export const PLAYER_MAX_X = FIELD.width - PLAYER.width;

/** `mostAtOnce` limits the player's shots only. */
export const BULLET = {width: 4, height: 8, playerSpeed: 8, invaderSpeed: 3, mostAtOnce: 3} as const;

export const WAVE = {
  rows: 5,
  columns: 10,
  spacing: 50,
  startX: 100,
  startY: 50,
  /** The wave drops once an invader has x <= 0 or x >= 760. */
  rightEdge: 760,
  drop: 40,
  /** An invader below this ends the game. */
  lossY: 500,
} as const;

export const INVADER = {width: 40, height: 30} as const;

export const REPEAT_FIRE_MS = 250;

/** 50 in the top row, 0, down to 10 in the lowest. */
export const pointsOf = (row: number): number => (WAVE.rows - 1 - row) * 10 + 10;

/** From one shot of the invaders to the next; levels begin with 1. */
export const shotIntervalMs = (level: number): number => Math.max(500, 1000 - (level - 1) * 100);

export const invaderSpeed = (level: number): number => Math.min(3, 1 + (level - 1) * 0.3);
