import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {EmblaCarouselType} from 'embla-carousel';
import {useReducedMotion} from './useReducedMotion';
import {watchNear} from './watchNear';

interface Carousel {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether script has taken over from native scrolling. */
  live: boolean;
  selected: number;
  /** Goes to a slide; an index beyond either end wraps around. */
  select: (index: number) => void;
}

/** Embla over an element, fetched and begun once `near` is true; null until then, and where it cannot be fetched. */
function useEmbla(
  viewport: Carousel['viewport'],
  near: boolean,
  startIndex: number,
  align: 'start' | 'center',
): EmblaCarouselType | null {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  useEffect(() => {
    if (!near) {
      return undefined;
    }
    let left = false;
    let made: EmblaCarouselType | undefined;
    import('embla-carousel').then(
      ({default: embla}) => {
        if (!left && viewport.current !== null) {
          made = embla(viewport.current, {loop: true, align, startIndex});
          setApi(made);
        }
      },
      () => setApi(null),
    );
    return () => {
      left = true;
      made?.destroy();
    };
  }, [viewport, near, startIndex, align]);
  return api;
}

/**
 * A looping row of slides that begins at `start`: scrolls natively until the visitor comes near, then by Embla, with
 * arrow keys anywhere inside `root`. Jumps instead of gliding under reduced motion.
 */
export function useCarousel(count: number, start: number, align: 'start' | 'center'): Carousel {
  const root = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  const api = useEmbla(viewport, near, start, align);
  const jump = useReducedMotion();
  const [selected, setSelected] = useState(start);
  const wanted = useRef(start);

  useEffect(() => (root.current === null ? undefined : watchNear(root.current, setNear)), []);

  useEffect(() => {
    if (api === null) {
      return undefined;
    }
    // From here on Embla moves the row; what native scrolling did is undone, and what was chosen before is shown.
    api.rootNode().scrollTo({left: 0, behavior: 'instant'});
    api.scrollTo(wanted.current, true);
    const sync = () => {
      wanted.current = api.selectedScrollSnap();
      setSelected(wanted.current);
    };
    api.on('select', sync).on('reInit', sync);
    return () => {
      api.off('select', sync).off('reInit', sync);
    };
  }, [api]);

  const select = useCallback(
    (index: number) => {
      wanted.current = (index + count) % count;
      setSelected(wanted.current);
      if (api === null) {
        const slide = viewport.current?.firstElementChild?.children[wanted.current];
        slide?.scrollIntoView({block: 'nearest', inline: align});
      } else {
        api.scrollTo(wanted.current, jump);
      }
    },
    [api, align, count, jump],
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

  return {root, viewport, live: api !== null, selected, select};
}
