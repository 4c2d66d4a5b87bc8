import {HYDRATE_META, SCRIPTS_META} from '../../../../config/hydration';
import {CONSENT_DELAY_MS, watchKeys} from '../../../../shell/consent/dialogControl';
import {CONSENT_KEY} from '../../../../shell/consent/record';
import {forgetActions, rememberAction, replayActions} from './actions';
import {askForConsent, hasChosen} from './consent';
import {addScripts, fetchAhead, whenIdle} from './scripts';
import {followReplaced, rememberTyped, restoreTyped} from './typed';

declare global {
  /** Set when the boot script is compiled: whether the site counts visits of those who agree (compile.ts). */
  const COUNTS: boolean;
}

/** Whether a page has more to show than its HTML, by its address or by what the browser keeps, or counts visits. */
function isAwaited(): boolean {
  try {
    return (
      !!location.search ||
      !!document.querySelector(`meta[name=${HYDRATE_META}]`) ||
      (COUNTS && hasChosen()) ||
      localStorage.length + sessionStorage.length > (localStorage[CONSENT_KEY] ? 1 : 0)
    );
  } catch {
    return false;
  }
}

/**
 * Starts a page that is HTML alone: fetches its scripts once it has loaded and runs them when the browser is idle, or at
 * once when a visitor begins to use it, and keeps what they do until then. In this folder events are typed, not checked:
 * it all must fit in 1.9 KB (weight.test.ts).
 */
export function boot(): void {
  const root = document.documentElement;
  // Set for stylesheets: what a page shows before it is live may depend on its address.
  root.dataset.query = location.search;
  // Lays out the whole page, of which css/flow.css leaves parts for later.
  const layOutAll = () => {
    root.dataset.whole = '';
  };
  // One part an idle moment, each in a frame of its own: all at once is one long task.
  const layOutNext = () => {
    const part = document.querySelector(':root:not([data-whole]) .whenNear');
    if (part) {
      part.classList.remove('whenNear');
      requestAnimationFrame(() => whenIdle(layOutNext));
    } else {
      // What React may draw anew.
      layOutAll();
    }
  };
  // An anchor, a reload, or Back: the browser goes to a place in the page, which has to be all there.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) {
    layOutAll();
  }
  addEventListener('hashchange', layOutAll);
  watchKeys();
  const scripts =
    document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_META}]`)?.content.split(' ') ?? [];
  const ended = new AbortController();
  const {signal} = ended;

  const load = () => addScripts(scripts, forgetActions);
  const start = () => {
    // React needs the whole page, as it would behind deferred scripts.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', load);
    } else {
      load();
    }
  };
  for (const type of ['pointerdown', 'keydown', 'input', 'click']) {
    addEventListener(type, start, {capture: true, signal});
  }
  for (const type of ['click', 'keydown']) {
    addEventListener(type, rememberAction, {capture: true, signal});
  }
  for (const type of ['focusin', 'input']) {
    addEventListener(type, rememberTyped, {capture: true, signal});
  }

  const onLoad = () => {
    if (isAwaited()) {
      start();
    }
    setTimeout(() => {
      if (!signal.aborted) {
        askForConsent();
        void fetchAhead(scripts, start);
      }
      layOutNext();
    }, CONSENT_DELAY_MS);
  };
  addEventListener('load', onLoad, {signal, once: true});

  const replaced = new MutationObserver(followReplaced);
  replaced.observe(root, {childList: true, subtree: true});
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      replaced.disconnect();
      ended.abort();
      restoreTyped();
      replayActions();
    }
  });
  observer.observe(root, {attributes: true});
}
