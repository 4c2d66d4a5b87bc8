import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useReducedMotion} from './useReducedMotion';

type Align = 'start' | 'center';

interface Carousel {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  selected: number;
  /** Goes to a slide; an index beyond either end wraps around. */
  select: (index: number) => void;
}

/** Pixels between a slide and where it snaps in the viewport; 0 when it is in its place. */
function distance(viewport: HTMLElement, slide: Element, align: Align): number {
  const frame = viewport.getBoundingClientRect();
  const box = slide.getBoundingClientRect();
  return align === 'start'
    ? box.left - frame.left
    : box.left + box.width / 2 - (frame.left + frame.width / 2);
}

const slidesOf = (viewport: HTMLElement) => [...(viewport.firstElementChild?.children ?? [])];

/** Index of the slide that is nearest to its place in the viewport. */
function nearest(viewport: HTMLElement, align: Align): number {
  const distances = slidesOf(viewport).map((slide) => Math.abs(distance(viewport, slide, align)));
  return distances.indexOf(Math.min(...distances));
}

function scrollToSlide(viewport: HTMLElement, index: number, align: Align, behavior: ScrollBehavior): void {
  const slide = slidesOf(viewport)[index];
  if (slide !== undefined) {
    viewport.scrollBy({left: distance(viewport, slide, align), behavior});
  }
}

/**
 * A row of slides that scrolls natively and snaps. Beginning at `start`, the selection follows the visitor's own
 * scrolling, and `select` and the arrow keys inside `root` move both. Jumps instead of gliding under reduced motion.
 */
export function useCarousel(count: number, start: number, align: Align): Carousel {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(start);
  // A slide that was chosen stays chosen where the row is too short to bring it to its place.
  const scrollsToChoice = useRef(false);
  const behavior: ScrollBehavior = useReducedMotion() ? 'instant' : 'smooth';

  useLayoutEffect(() => {
    if (viewport.current?.scrollLeft === 0) {
      scrollToSlide(viewport.current, start, align, 'instant');
    }
  }, [start, align]);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) {
      return undefined;
    }
    const onVisitorsOwn = () => {
      scrollsToChoice.current = false;
    };
    const onScrollEnd = () => {
      if (!scrollsToChoice.current) {
        setSelected(nearest(element, align));
      }
    };
    element.addEventListener('scrollend', onScrollEnd);
    element.addEventListener('wheel', onVisitorsOwn, {passive: true});
    element.addEventListener('touchmove', onVisitorsOwn, {passive: true});
    return () => {
      element.removeEventListener('scrollend', onScrollEnd);
      element.removeEventListener('wheel', onVisitorsOwn);
      element.removeEventListener('touchmove', onVisitorsOwn);
    };
  }, [align]);

  const select = useCallback(
    (index: number) => {
      const wrapped = (index + count) % count;
      setSelected(wrapped);
      if (viewport.current !== null) {
        scrollsToChoice.current = true;
        scrollToSlide(viewport.current, wrapped, align, behavior);
      }
    },
    [align, behavior, count],
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
  }, [select, selected]);

  return {root, viewport, selected, select};
}
