import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Positions by the router's key, which the first entry of a visit lacks. */
const positions = new Map<string | undefined, number>();

let entry: string | undefined;
/** Between popstate and the place itself, a scroll event may belong to either page, or to one that is still short. */
let stepping = false;
/** Ends the wait for a page that is still short. */
let arrived = new AbortController();

/** Goes to a place, and again as results come and the page grows, until it is there or the visitor moves. */
function goTo(top: number): void {
  stepping = true;
  arrived = new AbortController();
  const {signal} = arrived;
  const settle = () => {
    stepping = false;
    arrived.abort();
  };
  const go = () => {
    window.scrollTo({top, behavior: 'instant'});
    if (window.scrollY > top - 1) {
      settle();
    }
  };
  const growth = new ResizeObserver(go);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, settle, {signal, passive: true});
  }
  // What grows: the body is as high as the window (css/reset.css).
  growth.observe(document.getElementById('__docusaurus') ?? document.body, {box: 'border-box'});
  go();
}

/** In the entry of the history, which outlives this document. */
const keepPlace = () => window.history.replaceState({...window.history.state, top: window.scrollY}, '');

/** The position at which the entry in view was left. */
function placeKept(): number | undefined {
  const top = (window.history.state as {top?: unknown} | null)?.top;
  return typeof top === 'number' ? top : undefined;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    stepping = true;
  });
  window.addEventListener(
    'scroll',
    () => {
      if (!stepping) {
        positions.set(entry, window.scrollY);
      }
    },
    {passive: true},
  );
  // Needed for Back from another site and for a reload: browsers do not wait for what a script shows.
  window.addEventListener('pagehide', keepPlace);
  // Needed for Back after the next page was reloaded. It runs before the router's own listener, which makes another
  // entry.
  const beforeLink = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]') !== null) {
      keepPlace();
    }
  };
  window.addEventListener('click', beforeLink, {capture: true});
}

/** The place of a page that was left by its document, if that is still too short, and in view to its end. */
function placeLeft(): number | undefined {
  const top = placeKept();
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return top !== undefined && top > end && window.scrollY >= end - 1 ? top : undefined;
}

/** Client module: Back and Forward restore the scroll position, where Docusaurus would start at the top. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isNewPage = location.pathname !== previousLocation?.pathname;
    const top =
      previousLocation === null
        ? placeLeft()
        : stepping
          ? (positions.get(location.key) ?? placeKept() ?? 0)
          : undefined;
    arrived.abort();
    stepping = false;
    entry = location.key;
    if (isNewPage && previousLocation !== null) {
      // Lays out the whole page (css/flow.css), so that positions are known.
      document.documentElement.dataset.whole = '';
    }
    if (isNewPage && top !== undefined) {
      positions.set(entry, top);
      goTo(top);
    } else {
      // A filter replaces the entry and its key without scrolling.
      positions.set(entry, window.scrollY);
    }
  },
};

export default clientModule;
