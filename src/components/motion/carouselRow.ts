export type Align = 'start' | 'center';

/** A row that has not moved for so long has come to rest. */
const SETTLED_MS = 120;

/** A carousel's row of slides that follows the visitor's own scrolling. */
export interface CarouselRow {
  /** Selects a slide and scrolls it to its place. */
  scrollTo: (index: number, behavior: ScrollBehavior) => void;
  /** Stops following. */
  end: () => void;
}

/** Where what a slide holds is in the window. */
const boxOf = (slide: Element) => (slide.firstElementChild ?? slide).getBoundingClientRect();

/** Pixels between what a slide holds and where it snaps in the viewport; 0 when it is in its place. */
function distance(viewport: HTMLElement, slide: Element, align: Align): number {
  const frame = viewport.getBoundingClientRect();
  const box = boxOf(slide);
  return align === 'start'
    ? box.left - frame.left
    : box.left + box.width / 2 - (frame.left + frame.width / 2);
}

const slidesOf = (viewport: HTMLElement) => [...viewport.querySelectorAll('[aria-roledescription="slide"]')];

/** Index of the slide that an element is in; -1 where it is in none. */
const slideWith = (viewport: HTMLElement, element: Element | null) =>
  slidesOf(viewport).findIndex((slide) => slide.contains(element));

/** Whether all that a slide holds is in the viewport, give or take a pixel. */
function isWhole(viewport: HTMLElement, slide: Element): boolean {
  const frame = viewport.getBoundingClientRect();
  const box = boxOf(slide);
  return box.left >= frame.left - 1 && box.right <= frame.right + 1;
}

/** Index of the slide that is nearest to its place in the viewport. */
function nearest(viewport: HTMLElement, align: Align): number {
  const distances = slidesOf(viewport).map((slide) => Math.abs(distance(viewport, slide, align)));
  return distances.indexOf(Math.min(...distances));
}

/** Brings the row to slide `start` unless it has been scrolled already, and reports each slide that is selected. */
export function followRow(
  viewport: HTMLElement,
  start: number,
  align: Align,
  onSelect: (index: number) => void,
): CarouselRow {
  const listening = new AbortController();
  const {signal} = listening;
  // A slide that was chosen stays chosen where the row is too short to bring it to its place.
  let scrollsToChoice = false;
  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    const slide = slidesOf(viewport)[index];
    if (slide !== undefined) {
      scrollsToChoice = true;
      onSelect(index);
      viewport.scrollBy({left: distance(viewport, slide, align), behavior});
    }
  };
  const onVisitorsOwn = () => {
    scrollsToChoice = false;
  };
  const onScrollEnd = () => {
    if (!scrollsToChoice) {
      onSelect(nearest(viewport, align));
    }
  };
  if ('onscrollend' in window) {
    viewport.addEventListener('scrollend', onScrollEnd, {signal});
  } else {
    // Safari before 26.2.
    let pause: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(pause);
      pause = setTimeout(onScrollEnd, SETTLED_MS);
    };
    viewport.addEventListener('scroll', onScroll, {passive: true, signal});
  }
  // By wheel or finger, by the scrollbar, by the focus.
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'focusin']) {
    viewport.addEventListener(type, onVisitorsOwn, {passive: true, signal});
  }
  // A browser brings only some of the slides with the focus wholly into view, as the row snaps.
  const bringFocused = ({target}: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) {
      const index = slideWith(viewport, target);
      const slide = slidesOf(viewport)[index];
      if (slide !== undefined && !isWhole(viewport, slide)) {
        scrollTo(index, 'instant');
      }
    }
  };
  viewport.addEventListener('focusin', bringFocused, {signal});
  const focused = slideWith(viewport, document.activeElement);
  if (viewport.scrollLeft === 0 || focused !== -1) {
    scrollTo(focused === -1 ? start : focused, 'instant');
  } else {
    onScrollEnd();
  }
  return {scrollTo, end: () => listening.abort()};
}
