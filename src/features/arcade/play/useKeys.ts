import {useEffect, useRef, type RefObject} from 'react';
import type {InputCollector} from './input';
import type {Phase} from './session';

interface KeyOptions<Action extends string> {
  keys: Readonly<Record<string, Action>>;
  pauseKey: string;
  phase: Phase;
  input: InputCollector<Action>;
  onPause: () => void;
  onAgain: () => void;
}

/** Keys pressed sooner than this after the end were still meant for the game. */
const REST_MS = 800;

/** Whether a key begins another game after the end: space or Enter, not one still held. */
export const startsAgain = (
  {code, repeat}: Pick<KeyboardEvent, 'code' | 'repeat'>,
  sinceEndMs: number,
): boolean => !repeat && (code === 'Space' || code === 'Enter') && sinceEndMs >= REST_MS;

/**
 * The `code` a game knows a key by: the letter that it types, if the game uses that letter (P pauses on Dvorak, W
 * rotates on AZERTY), otherwise its position on QWERTY, so that Z and Q on AZERTY and non-Latin layouts work. Where
 * the two differ, as for Colemak's S on the key of D, the letter wins.
 */
function codeOf({code, key}: KeyboardEvent, known: (code: string) => boolean): string {
  const byLetter = `Key${key.toUpperCase()}`;
  return known(byLetter) ? byLetter : code;
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea') !== null;

/**
 * Only while the focus is inside `region`. The game's keys do not scroll the page, but space and Enter still press
 * a focused button; elsewhere they start another game after the end.
 */
export function useKeys<Action extends string>(
  region: RefObject<HTMLElement | null>,
  {keys, pauseKey, phase, input, onPause, onAgain}: KeyOptions<Action>,
): void {
  const again = useRef(onAgain);
  useEffect(() => {
    again.current = onAgain;
  });
  useEffect(() => {
    const element = region.current;
    if (!element || phase === 'menu') {
      return undefined;
    }
    const since = performance.now();
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const phaseMs = performance.now() - since;
      if (phase === 'gameOver' && !isControl(event.target) && startsAgain(event, phaseMs)) {
        event.preventDefault();
        again.current();
        return;
      }
      // What the game has no use for now scrolls the page, as everywhere.
      const isOver = phase === 'gameOver' && phaseMs >= REST_MS;
      const code = codeOf(event, (name) => name === pauseKey || keys[name] !== undefined);
      if (code === pauseKey && phase !== 'gameOver') {
        event.preventDefault();
        if (!event.repeat) {
          onPause();
        }
        return;
      }
      const action = keys[code];
      if (
        action === undefined ||
        phase === 'paused' ||
        isOver ||
        (event.code === 'Space' && isControl(event.target))
      ) {
        return;
      }
      event.preventDefault();
      if (phase === 'playing' && !event.repeat) {
        input.hold(action, event.code);
      }
    };
    const up = ({code, key}: KeyboardEvent) => {
      if (key === 'Meta') {
        // macOS sends no keyup for other keys while Cmd is held.
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
