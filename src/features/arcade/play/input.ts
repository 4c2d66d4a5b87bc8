import type {Input} from '../engine/fixedStep';

export interface InputCollector<Action extends string> {
  /** `by` is a key or a finger: an action is held until all of its keys and fingers let go. */
  hold: (action: Action, by: string) => void;
  release: (by: string) => void;
  press: (action: Action) => void;
  clear: () => void;
  /** Input since the last call. */
  take: () => Input<Action>;
}

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
