import {useEffect, useRef} from 'react';

/** Calls back on every frame with the milliseconds since the last one, while `running`. */
export function useFrames(running: boolean, onFrame: (dtMs: number) => void): void {
  const latest = useRef(onFrame);
  useEffect(() => {
    latest.current = onFrame;
  });
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    let before: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      latest.current(before === undefined ? 0 : now - before);
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
