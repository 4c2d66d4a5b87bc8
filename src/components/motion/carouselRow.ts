/** Where a slide stands when the row is at rest. */
export type Align = 'start' | 'center';

/** In browsers without `scrollend`, a row counts as at rest after this pause. */
const SETTLED_MS = 120;

const boxOf = (slide: Element) => (slide.firstElementChild ?? slide).getBoundingClientRect();

/** Pixels between a slide's content and its snap position. */
function distance(viewport: HTMLElement, slide: Element, align: Align): number {
  const frame = viewport.getBoundingClientRect();
  const box = boxOf(slide);
  return align === 'start'
    ? box.left - frame.left
    : box.left + box.width / 2 - (frame.left + frame.width / 2);
}

const slidesOf = (viewport: HTMLElement) => [...viewport.querySelectorAll('[aria-roledescription="slide"]')];

const slideWith = (viewport: HTMLElement, element: Element | null) =>
  slidesOf(viewport).findIndex((slide) => slide.contains(element));

/** Whether all of a slide's content is in the viewport, give or take a pixel. */
function isWhole(viewport: HTMLElement, slide: Element): boolean {
  const frame = viewport.getBoundingClientRect();
  const box = boxOf(slide);
  return box.left >= frame.left - 1 && box.right <= frame.right + 1;
}

function nearest(viewport: HTMLElement, align: Align): number {
  const distances = slidesOf(viewport).map((slide) => Math.abs(distance(viewport, slide, align)));
  return distances.indexOf(Math.min(...distances));
}

/** Brings the row to slide `start` unless it has been scrolled, and reports every selection. */
export function followRow(
  viewport: HTMLElement,
  start: number,
  align: Align,
  onSelect: (index: number) => void,
) {
  const listening = new AbortController();
  const {signal} = listening;
  // A chosen slide stays selected even if the row is too short to bring it to its place.
  let scrollsToChoice = false;
  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    const slide = slidesOf(viewport)[index];
    if (slide !== undefined) {
      scrollsToChoice = true;
      onSelect(index);
      viewport.scrollBy({left: distance(viewport, slide, align), behavior});
    }
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
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'focusin']) {
    viewport.addEventListener(type, () => void (scrollsToChoice = false), {passive: true, signal});
  }
  // As the row snaps, browsers bring some focused slides only partly into view.
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
