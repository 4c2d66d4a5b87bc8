import {startTransition, useEffect, useState} from 'react';

/**
 * A value, once the picture that shows its change is on the screen. `useDeferredValue` may begin the work that follows
 * before that picture is drawn, and a letter that was typed then waits for it.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame's callbacks run before it is drawn, a timer that they set runs after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
