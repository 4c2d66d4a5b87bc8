import type {Input} from '../engine/fixedStep';

/** Collects what the player does between two steps, from keys and from touch. */
export interface InputCollector<Action extends string> {
  /** `by` names the key or the finger: an action with two of them is held until both let go. */
  hold: (action: Action, by: string) => void;
  release: (by: string) => void;
  press: (action: Action) => void;
  /** Lets go of everything, as when play stops. */
  clear: () => void;
  /** What has happened since the last time this was called. */
  take: () => Input<Action>;
}

/** An empty collector. */
export function createInput<Action extends string>(): InputCollector<Action> {
  const holding = new Map<string, Action>();
  const held = () => [...new Set(holding.values())];
  let pressed: Action[] = [];
  return {
    hold: (action, by) => {
      if (!held().includes(action)) {
        pressed.push(action);
      }
      holding.set(by, action);
    },
    release: (by) => void holding.delete(by),
    press: (action) => void pressed.push(action),
    clear: () => {
      holding.clear();
      pressed = [];
    },
    take: () => {
      const input = {held: held(), pressed};
      pressed = [];
      return input;
    },
  };
}
