import {useEffect, useRef, type RefObject} from 'react';

/** Keys pressed sooner than this after the end were still meant for the game. */
const REST_MS = 800;

export const startsAgain = (
  {code, repeat}: Pick<KeyboardEvent, 'code' | 'repeat'>,
  sinceEndMs: number,
): boolean => !repeat && (code === 'Space' || code === 'Enter') && sinceEndMs >= REST_MS;

/** Space or Enter inside `region` while `over`, except on a button. */
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
