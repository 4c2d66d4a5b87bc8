import {TICK_MS, type Stepped} from '../engine/fixedStep';

/** A game that plays itself: gives its state after so many more milliseconds, and begins again when it is over. */
export type Demo<State, Event> = (dtMs: number) => Stepped<State, Event>;

/** The same demo, with its first `ms` milliseconds played. */
export function warmUp<State, Event>(demo: Demo<State, Event>, ms: number): Demo<State, Event> {
  for (let played = 0; played < ms; played += TICK_MS) {
    demo(TICK_MS);
  }
  return demo;
}
