/** The numbers of Tetris, each once. */
export const BOARD = {columns: 10, rows: 20, cell: 30} as const;

/** Points for 0 to 4 lines at once, before the level multiplies them. */
export const LINE_POINTS = [0, 100, 300, 500, 800] as const;

const LINES_PER_LEVEL = 10;

/** Points of a lock that clears `lines` rows on a level. */
export const pointsFor = (lines: number, level: number): number => (LINE_POINTS[lines] ?? 0) * level;

/** The level after so many cleared lines: it rises with every tenth. */
export const levelAfter = (lines: number): number => Math.floor(lines / LINES_PER_LEVEL) + 1;

/** Milliseconds a piece stays on a row: 1000 at level 1, 100 less with each level, at least 100. */
export const dropIntervalMs = (level: number): number => Math.max(100, 1000 - (level - 1) * 100);

/** How a held key repeats. Soft drop takes a row in this time at most. */
export const REPEAT = {shiftDelayTicks: 10, shiftEveryTicks: 3, softDropMs: 50} as const;
