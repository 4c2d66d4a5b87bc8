/** Both games count time in ticks; speeds are in pixels per tick. */
export const TICK_MS = 1000 / 60;

/** Caps the frame of a slow device, or of a tab coming back, so that play never leaps ahead. */
const LONGEST_FRAME_MS = 250;

/** Rounding error allowed when frame times are added up. */
const TOLERANCE_MS = 1e-6;

/** Whether an interval has passed, give or take that error. */
export const isDue = (elapsedMs: number, intervalMs: number): boolean =>
  elapsedMs >= intervalMs - TOLERANCE_MS;

/** `pressed` holds the actions begun since the last step, in order. */
export interface Input<Action extends string> {
  held: readonly Action[];
  pressed: readonly Action[];
}

export interface Played<Action extends string> {
  /** Time left over from the last frame, and presses that no tick has handled yet. */
  carryMs: number;
  waiting: readonly Action[];
  over: boolean;
  score: number;
  level: number;
}

export interface Stepped<State, Event> {
  state: State;
  events: readonly Event[];
}

export const atStart = {carryMs: 0, waiting: [], over: false, score: 0, level: 1} as const;

/**
 * Runs the ticks that are due. Play is the same at any frame rate, because a tick always covers the same time and
 * even the shortest press waits for the next one.
 */
export function runTicks<Action extends string, State extends Played<Action>, Event>(
  state: State,
  input: Input<Action>,
  dtMs: number,
  tick: (state: State, input: Input<Action>) => Stepped<State, Event>,
): Stepped<State, Event> {
  const events: Event[] = [];
  let carryMs = state.carryMs + Math.min(Math.max(dtMs, 0), LONGEST_FRAME_MS);
  let pressed: readonly Action[] = [...state.waiting, ...input.pressed];
  let next = state;
  while (isDue(carryMs, TICK_MS)) {
    const result = tick(next, {held: input.held, pressed});
    next = result.state;
    events.push(...result.events);
    carryMs -= TICK_MS;
    pressed = [];
  }
  return {state: {...next, carryMs, waiting: pressed}, events};
}
