import {useCallback, useEffect, useState} from 'react';
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
  const [first, setFirst] = useState(start);
  const [viewport, api] = useEmblaCarousel({active: live, loop: true, align, startIndex: first});
  const [current, setCurrent] = useState(start);
  const selected = live ? current : first;

  useEffect(() => {
    const sync = () => setCurrent(api?.selectedScrollSnap() ?? start);
    api?.on('select', sync).on('reInit', sync);
    return () => {
      api?.off('select', sync).off('reInit', sync);
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
      const wrapped = (index + count) % count;
      if (live) {
        api?.scrollTo(wrapped, jump);
      } else {
        setFirst(wrapped);
      }
    },
    [api, count, jump, live],
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
