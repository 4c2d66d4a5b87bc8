import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {Align, CarouselRow} from './carouselRow';
import {useArrowKeys} from './useArrowKeys';
import {useReducedMotion} from './useReducedMotion';
import {whenNear} from './whenNear';

interface Carousel {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  selected: number;
  /** Wraps around at either end. */
  select: (index: number) => void;
}

/**
 * A row that scrolls and snaps natively; the selection follows the visitor's scrolling, and `select` and the arrow keys
 * move both, without gliding under reduced motion. The slides are in the HTML. The code that moves the row loads when
 * the visitor comes near or uses it; if that fails, the row still scrolls and the next press tries again. Not a `lazy`
 * component: React's server rendering would move a long page's lower sections into place by script.
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
