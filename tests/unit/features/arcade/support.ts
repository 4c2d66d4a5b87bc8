import {TICK_MS, type Input} from '@site/src/features/arcade/engine/fixedStep';

/** A stretch of play: what is held and pressed at its beginning, and for how many ticks. */
export interface Stretch<Action extends string> extends Input<Action> {
  ticks: number;
}

/** Nothing done. */
export const still = {held: [], pressed: []} as const;

/** Plays a script one tick a step and gives every state on the way, the last one at the end. */
export function playTicks<State extends {over: boolean}, Action extends string>(
  start: State,
  step: (state: State, input: Input<Action>, dtMs: number) => {state: State},
  script: readonly Stretch<Action>[],
): State[] {
  const states = [start];
  let state = start;
  for (const {held, pressed, ticks} of script) {
    for (let tick = 0; tick < ticks && !state.over; tick++) {
      state = step(state, {held, pressed: tick === 0 ? pressed : []}, TICK_MS).state;
      states.push(state);
    }
  }
  return states;
}

/** Plays a script, each stretch in frames of one rate. */
export function playAtRate<State, Action extends string>(
  start: State,
  step: (state: State, input: Input<Action>, dtMs: number) => {state: State},
  script: readonly Stretch<Action>[],
  framesPerSecond: number,
): State {
  return script.reduce((before, {held, pressed, ticks}) => {
    // Stretches last whole sixths of a second: 5, 10 and 24 frames at 30, 60 and 144 Hz.
    const frames = (ticks / 60) * framesPerSecond;
    let state = before;
    for (let frame = 0; frame < frames; frame++) {
      state = step(state, {held, pressed: frame === 0 ? pressed : []}, 1000 / framesPerSecond).state;
    }
    return state;
  }, start);
}
