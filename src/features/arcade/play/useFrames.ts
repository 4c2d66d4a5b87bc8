import {useEffect, useRef} from 'react';

/** `dtMs` is the time since the last frame, 0 for the first. */
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
