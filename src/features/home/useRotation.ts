import {useEffect, useState} from 'react';
import {useReducedMotion} from '../../components/useReducedMotion';

/** How long one word stands (specification 1 section 9). */
export const ROTATION_MS = 2000;

interface Rotation {
  index: number;
  paused: boolean;
  toggle: () => void;
}

/**
 * An index that goes round `count` values, one every two seconds. It can be paused (WCAG 2.2.2) and stands still at
 * the first value under reduced motion, and in a tab nobody looks at.
 */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const running = !paused && !still;

  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => {
      if (!document.hidden) {
        setIndex((current) => (current + 1) % count);
      }
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [running, count]);

  return {index: still ? 0 : index, paused, toggle: () => setPaused((current) => !current)};
}
