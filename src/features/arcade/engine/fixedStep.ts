/** Both games count time in ticks of a sixtieth of a second; speeds are pixels per tick. */
export const TICK_MS = 1000 / 60;

/** A longer frame than this (a slow device, a tab that comes back) is cut short, so that play never leaps ahead. */
const LONGEST_FRAME_MS = 250;

/** Frame times do not add up exactly: a tick may come this much early. */
const TOLERANCE_MS = 1e-6;

/** Whether `elapsedMs`, a sum of ticks, has reached `intervalMs`. */
export const isDue = (elapsedMs: number, intervalMs: number): boolean =>
  elapsedMs >= intervalMs - TOLERANCE_MS;

/** What the player does: actions held down, and actions begun since the last step, in order. */
export interface Input<Action extends string> {
  held: readonly Action[];
  pressed: readonly Action[];
}

/** The part of a game's state that keeps time: the rest of the last frame, and presses that no tick has handled. */
export interface Timed<Action extends string> {
  carryMs: number;
  waiting: readonly Action[];
}

/** A game's state after a step, and what happened in it. */
export interface Stepped<State, Event> {
  state: State;
  events: readonly Event[];
}

/** Time at the start of a game. */
export const atStart = {carryMs: 0, waiting: []} as const;

/**
 * Runs the ticks that are due after `dtMs` more milliseconds. The game is the same at any frame rate, because `tick`
 * always covers the same time, and even the shortest press waits for the next tick.
 */
export function runTicks<Action extends string, State extends Timed<Action>, Event>(
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
