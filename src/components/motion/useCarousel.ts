import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import type {Align, followRow} from './carouselRow';
import {useReducedMotion} from './useReducedMotion';
import {whenNear} from './whenNear';
import {hasModifier, isComposing} from '../ui/clicks';

/** Elements that use the arrow keys themselves, and separate regions. */
const WIDGETS =
  'a, button, input, select, textarea, summary, dialog, [role=dialog], [contenteditable], [tabindex]:not([tabindex="-1"])';

const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/** At least half of the element or of the window. */
function isInView(element: Element): boolean {
  const {top, bottom, height} = element.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return visible * 2 >= Math.min(height, window.innerHeight);
}

/** Calls `move` with -1 or 1 while `root` is in view, unless the focus is in a widget outside it. */
function useArrowKeys(root: RefObject<HTMLElement | null>, move: (step: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const {current: element} = root;
      if (
        step === undefined ||
        element === null ||
        hasModifier(event) ||
        isComposing(event) ||
        event.defaultPrevented
      ) {
        return;
      }
      const target = event.target instanceof Element ? event.target : document.body;
      if (element.contains(target) || (target.closest(WIDGETS) === null && isInView(element))) {
        event.preventDefault();
        move(step);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, move]);
}

/**
 * A row that scrolls and snaps natively; the selection follows the visitor's scrolling, and `select` and the arrow keys
 * move both, without gliding under reduced motion. The slides are in the HTML. The code that moves the row loads when
 * the visitor comes near or uses it; if that fails, the row still scrolls and the next press tries again. Not a `lazy`
 * component: React's server rendering would move a long page's lower sections into place by script.
 */
export function useCarousel(count: number, start: number, align: Align) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<Promise<ReturnType<typeof followRow> | null>>(undefined);
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
