export const BOARD = {columns: 10, rows: 20, cell: 30} as const;

/** Points for 0 to 4 lines at once, before they are multiplied by the level. */
export const LINE_POINTS = [0, 100, 300, 500, 800] as const;

const LINES_PER_LEVEL = 10;

export const pointsFor = (lines: number, level: number): number => (LINE_POINTS[lines] ?? 0) * level;

/** By all lines cleared since the start; the first level is 1. */
export const levelAfter = (lines: number): number => Math.floor(lines / LINES_PER_LEVEL) + 1;

export const dropIntervalMs = (level: number): number => Math.max(100, 1000 - (level - 1) * 100);

/** Repetition of a held key; `softDropMs` is the most that a row takes in a soft drop. */
export const REPEAT = {shiftDelayTicks: 10, shiftEveryTicks: 3, softDropMs: 50} as const;
