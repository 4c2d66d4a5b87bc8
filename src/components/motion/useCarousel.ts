import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {Align, CarouselRow} from './carouselRow';
import {useArrowKeys} from './useArrowKeys';
import {useReducedMotion} from './useReducedMotion';
import {whenNear} from './whenNear';

interface Carousel {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  selected: number;
  /** Goes to a slide; an index beyond either end wraps around. */
  select: (index: number) => void;
}

/**
 * A row of slides that scrolls natively and snaps. Beginning at `start`, the selection follows the visitor's own
 * scrolling, and `select` and the arrow keys move both. Jumps instead of gliding under reduced motion.
 *
 * The slides are in the page's HTML, and React hydrates them with the page; what reads and moves the row is loaded when
 * the visitor comes near or uses it. A `lazy` component would instead have React's server move a long page's lower
 * sections into place by script. Should the row's script not come, the row scrolls as before, and the next press tries again.
 */
export function useCarousel(count: number, start: number, align: Align): Carousel {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<Promise<CarouselRow | null>>(undefined);
  const [selected, setSelected] = useState(start);
  const behavior: ScrollBehavior = useReducedMotion() ? 'instant' : 'smooth';

  const load = useCallback(() => {
    row.current ??= import('./carouselRow').then(
      ({followRow}) => viewport.current && followRow(viewport.current, start, align, setSelected),
      () => {
        row.current = undefined;
        return null;
      },
    );
    return row.current;
  }, [start, align]);

  useEffect(() => {
    const element = viewport.current;
    const unwatch = element === null ? undefined : whenNear(element, (near) => near && void load());
    return () => {
      unwatch?.();
      void row.current?.then((followed) => followed?.end());
      row.current = undefined;
    };
  }, [load]);

  const select = useCallback(
    (index: number) => {
      const wrapped = (index + count) % count;
      setSelected(wrapped);
      void load().then((loaded) => loaded?.scrollTo(wrapped, behavior));
    },
    [behavior, count, load],
  );
  const move = useCallback((step: number) => select(selected + step), [select, selected]);
  useArrowKeys(root, move);

  return {root, viewport, selected, select};
}
