import {startTransition, useEffect, useState} from 'react';

/**
 * The value as of the last paint. `useDeferredValue` may start its work before the change is drawn, so that typing
 * waits for it.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Frame callbacks run before the frame is drawn, their timers after it.
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
