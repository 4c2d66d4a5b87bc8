import type {Input} from '../engine/fixedStep';

/** Collects what the player does between two steps, from keys and from touch. */
export interface InputCollector<Action extends string> {
  hold: (action: Action) => void;
  release: (action: Action) => void;
  press: (action: Action) => void;
  /** Everything let go, as when play stops. */
  clear: () => void;
  /** What has happened since the last time this was called. */
  take: () => Input<Action>;
}

/** An empty collector. */
export function createInput<Action extends string>(): InputCollector<Action> {
  const held = new Set<Action>();
  let pressed: Action[] = [];
  return {
    hold: (action) => {
      if (!held.has(action)) {
        held.add(action);
        pressed.push(action);
      }
    },
    release: (action) => void held.delete(action),
    press: (action) => void pressed.push(action),
    clear: () => {
      held.clear();
      pressed = [];
    },
    take: () => {
      const input = {held: [...held], pressed};
      pressed = [];
      return input;
    },
  };
}
