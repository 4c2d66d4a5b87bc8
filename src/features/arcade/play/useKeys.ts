import {useEffect, type RefObject} from 'react';
import type {InputCollector} from './input';
import type {Phase} from './session';

interface KeyOptions<Action extends string> {
  keys: Readonly<Record<string, Action>>;
  pauseKey: string;
  phase: Phase;
  input: InputCollector<Action>;
  onPause: () => void;
}

/**
 * The key that a game means, as the code of a QWERTY keyboard: the letter that the key types, where the game names it (P
 * pauses on Dvorak, W rotates on AZERTY); otherwise its position, so that AZERTY's Z and Q, and any letters that are not
 * Latin, move as W and A do. Where the two differ, as with Colemak's S on the key of D, the letter on the screen wins.
 */
function codeOf({code, key}: KeyboardEvent, known: (code: string) => boolean): string {
  const byLetter = `Key${key.toUpperCase()}`;
  return known(byLetter) ? byLetter : code;
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea') !== null;

/**
 * Reads the keys while the focus is inside `region`, so never while the player types elsewhere. Keys of the game do not
 * scroll the page; space and Enter still press a button that has the focus.
 */
export function useKeys<Action extends string>(
  region: RefObject<HTMLElement | null>,
  {keys, pauseKey, phase, input, onPause}: KeyOptions<Action>,
): void {
  useEffect(() => {
    const element = region.current;
    if (!element || phase === 'menu') {
      return undefined;
    }
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const code = codeOf(event, (name) => name === pauseKey || keys[name] !== undefined);
      if (code === pauseKey) {
        event.preventDefault();
        if (!event.repeat) {
          onPause();
        }
        return;
      }
      const action = keys[code];
      if (action === undefined || (event.code === 'Space' && isControl(event.target))) {
        return;
      }
      event.preventDefault();
      if (phase === 'playing' && !event.repeat) {
        input.hold(action, event.code);
      }
    };
    const up = ({code, key}: KeyboardEvent) => {
      if (key === 'Meta') {
        // While Cmd is held, macOS reports no other key's end.
        input.clear();
      } else {
        input.release(code);
      }
    };
    element.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      element.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, [region, keys, pauseKey, phase, input, onPause]);
}
