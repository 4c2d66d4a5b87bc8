import {useEffect, useRef, useState, type RefObject} from 'react';

/** `plain` until the browser has measured; `waiting` below the fold; `reached` for good once it came near. */
export type Reach = 'plain' | 'waiting' | 'reached';

/** A section counts as reached within 100 px of the viewport, a tenth of it visible (specification 1 section 9). */
const THRESHOLD: IntersectionObserverInit = {rootMargin: '100px', threshold: 0.1};

/** Gives a ref for an element, and whether the visitor has come near it. Its HTML never depends on the answer. */
export function useReached<T extends Element>(): [RefObject<T | null>, Reach] {
  const ref = useRef<T>(null);
  const [reach, setReach] = useState<Reach>('plain');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const near = entries.some(({isIntersecting}) => isIntersecting);
      setReach(near ? 'reached' : 'waiting');
      if (near) {
        observer.disconnect();
      }
    }, THRESHOLD);
    if (ref.current !== null) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, []);
  return [ref, reach];
}
