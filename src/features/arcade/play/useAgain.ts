import {useEffect, useRef, type RefObject} from 'react';

/** A key pressed sooner than this after the end was still meant for the game. */
const REST_MS = 800;

/** Whether a key starts the game again: Space or Enter, newly pressed and not too soon after the end. */
export const startsAgain = (
  {code, repeat}: Pick<KeyboardEvent, 'code' | 'repeat'>,
  sinceEndMs: number,
): boolean => !repeat && (code === 'Space' || code === 'Enter') && sinceEndMs >= REST_MS;

/** Calls back on Space or Enter inside `region` while `over`; a button that has the focus keeps its own. */
export function useAgain(region: RefObject<HTMLElement | null>, over: boolean, onAgain: () => void): void {
  const latest = useRef(onAgain);
  useEffect(() => {
    latest.current = onAgain;
  });
  useEffect(() => {
    const element = region.current;
    if (!over || !element) {
      return undefined;
    }
    const endedAt = performance.now();
    const down = (event: KeyboardEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (!onButton && startsAgain(event, performance.now() - endedAt)) {
        event.preventDefault();
        latest.current();
      }
    };
    element.addEventListener('keydown', down);
    return () => element.removeEventListener('keydown', down);
  }, [region, over]);
}
