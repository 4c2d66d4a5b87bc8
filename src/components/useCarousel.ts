import {useCallback, useEffect, useRef, useState} from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import {useReached} from './useReached';
import {useReducedMotion} from './useReducedMotion';

interface Carousel {
  root: React.RefObject<HTMLElement | null>;
  viewport: (node: HTMLElement | null) => void;
  /** Whether script has taken over from native scrolling. */
  live: boolean;
  selected: number;
  /** Goes to a slide; an index beyond either end wraps around. */
  select: (index: number) => void;
}

/**
 * A looping row of slides that begins at `start`: scrolls natively until the visitor comes near, then by Embla, with
 * arrow keys anywhere inside `root`. Jumps instead of gliding under reduced motion.
 */
export function useCarousel(count: number, start: number, align: 'start' | 'center'): Carousel {
  const [root, reach] = useReached<HTMLElement>();
  const live = reach === 'reached';
  const jump = useReducedMotion();
  const [viewport, api] = useEmblaCarousel({active: live, loop: true, align, startIndex: start});
  const [selected, setSelected] = useState(start);
  const wanted = useRef(start);

  useEffect(() => {
    const sync = () => {
      wanted.current = api?.selectedScrollSnap() ?? start;
      setSelected(wanted.current);
    };
    // What was chosen before it could move.
    const catchUp = () => api?.scrollTo(wanted.current, true);
    api?.on('select', sync).on('reInit', catchUp);
    return () => {
      api?.off('select', sync).off('reInit', catchUp);
    };
  }, [api, start]);

  useEffect(() => {
    if (live) {
      // From here on Embla moves the row; what native scrolling did is undone.
      api?.rootNode().scrollTo({left: 0, behavior: 'instant'});
    }
  }, [live, api]);

  const select = useCallback(
    (index: number) => {
      wanted.current = (index + count) % count;
      setSelected(wanted.current);
      api?.scrollTo(wanted.current, jump);
    },
    [api, count, jump],
  );

  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
      if (step !== undefined) {
        event.preventDefault();
        select(selected + step);
      }
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root, select, selected]);

  return {root, viewport, live, selected, select};
}
