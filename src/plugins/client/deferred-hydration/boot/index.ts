import {HYDRATE_META, SCRIPTS_META} from '../../../../config/hydration';
import {CONSENT_DELAY_MS, watchKeys} from '../../../../shell/consent/dialogControl';
import {forgetActions, rememberAction, replayActions} from './actions';
import {askForConsent, hasChosen} from './consent';
import {hasToRestore} from './restore';
import {addScripts, fetchAhead} from './scripts';
import {rememberFocus, rememberTyped, restoreFocus, restoreTyped} from './typed';

/** How long a page may take to become live before what was remembered is let go. */
export const GIVE_UP_AFTER_MS = 15_000;

declare global {
  /** Set when the boot script is compiled: whether the site counts visits of those who agree (compile.ts). */
  const COUNTS: boolean;
}

/**
 * Starts a page that is HTML alone: loads its scripts when a visitor is about to use it, and bridges the time until
 * then. In this folder events are typed, not checked: it all must fit in 1.8 KB (weight.test.ts).
 */
export function boot(): void {
  const root = document.documentElement;
  // For stylesheets: what a page shows before it is live may depend on its address.
  root.dataset.query = location.search;
  // Of the whole page, where css/flow.css leaves something for later.
  const layOutAll = () => {
    root.dataset.whole = '';
  };
  // A reload, or Back: the browser returns to a place in the page, which has to be all there.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') {
    layOutAll();
  }
  watchKeys();
  const wordsOf = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];
  const scripts = wordsOf(SCRIPTS_META);
  const ended = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | 0 = 0;

  const letGo = () => {
    clearTimeout(waiting);
    waiting = 0;
    forgetActions();
  };
  const load = () => addScripts(scripts, letGo);
  const start = () => {
    if (!waiting) {
      waiting = setTimeout(letGo, GIVE_UP_AFTER_MS);
      // React needs the whole page, as it would behind deferred scripts.
      if (document.readyState === 'loading') {
        addEventListener('DOMContentLoaded', load);
      } else {
        load();
      }
    }
  };

  const listen = (listener: (event: Event) => void, types: readonly string[]) => {
    for (const type of types) {
      addEventListener(type, listener, {capture: true, signal: ended.signal});
    }
  };
  // Each of these means that a visitor is about to use the page, or has changed in another tab what it shows.
  listen(start, ['pointerdown', 'storage', 'input', 'click', 'keydown']);
  // So do these, except where this script moves the focus, to what no key reaches, and where a mouse rests as the page
  // comes up: browsers report that as a move of 0 by 0 pixels.
  listen(
    (event) => {
      const {type, target, movementX, movementY} = event as PointerEvent & {target: HTMLElement};
      if (type === 'focusin' ? target.tabIndex >= 0 : movementX || movementY) {
        start();
      }
    },
    ['pointermove', 'focusin'],
  );
  // Of the page only: a carousel scrolls to its first slide by itself.
  addEventListener('scroll', start, {signal: ended.signal});
  listen(rememberAction, ['click', 'keydown']);
  listen(rememberTyped, ['input']);
  listen(rememberFocus, ['focusin']);

  const onLoad = () => {
    // What a visitor has agreed to is applied at load.
    if (hasToRestore(wordsOf(HYDRATE_META)) || (COUNTS && hasChosen())) {
      start();
    }
    // Nothing runs on a page that is not live: by then its network and its thread are free.
    setTimeout(() => {
      // What was left for later. One part after the other took a third more work, and blocked as long.
      layOutAll();
      if (!ended.signal.aborted) {
        fetchAhead(scripts);
        askForConsent();
      }
    }, CONSENT_DELAY_MS);
  };
  addEventListener('load', onLoad, {signal: ended.signal});

  const replaced = new MutationObserver(restoreFocus);
  replaced.observe(root, {childList: true, subtree: true});
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      replaced.disconnect();
      clearTimeout(waiting);
      ended.abort();
      restoreTyped();
      replayActions();
    }
  });
  observer.observe(root, {attributes: true});
}
