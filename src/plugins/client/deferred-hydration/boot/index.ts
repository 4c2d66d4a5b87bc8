import {HYDRATE_META, SCRIPTS_META} from '../../../../config/hydration';
import {CONSENT_DELAY_MS, CONSENT_TITLE_ID} from '../../../../features/consent/dialogControl';
import {watchKeys} from '../../../../features/consent/focus';
import {forgetActions, rememberAction, replayActions} from './actions';
import {askForConsent, hasChosen} from './consent';
import {hasToRestore} from './restore';
import {addScripts} from './scripts';
import {rememberTyped, restoreTyped} from './typed';

/** How long a page may take to become live before what was remembered is let go. */
export const GIVE_UP_AFTER_MS = 15_000;

declare global {
  /** Set when the boot script is compiled: whether the site counts visits of those who agree (compile.ts). */
  const COUNTS: boolean;
}

/** Starts a page that is HTML alone: loads its scripts when a visitor is about to use it, and bridges the time until then. */
export function boot(): void {
  const root = document.documentElement;
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
  // Each of these means that a visitor is about to use the page, or has changed in another tab what it shows; except where
  // this script itself moves the focus.
  listen(
    ({target}) => {
      if ((target as Partial<Element>).id !== CONSENT_TITLE_ID) {
        start();
      }
    },
    ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'storage'],
  );
  // Browsers report a mouse that rests where the page comes up as a move of 0 by 0 pixels.
  listen(
    (event) => {
      const {movementX, movementY} = event as PointerEvent;
      if (movementX !== 0 || movementY !== 0) {
        start();
      }
    },
    ['pointermove'],
  );
  // Of the page only: a carousel scrolls to its first slide by itself.
  addEventListener('scroll', start, {signal: ended.signal});
  listen(rememberAction, ['click', 'keydown']);
  listen(rememberTyped, ['input']);

  const onLoad = () => {
    // What a visitor has agreed to is applied at load.
    if (hasToRestore(wordsOf(HYDRATE_META)) || (COUNTS && hasChosen())) {
      start();
    }
    setTimeout(() => ended.signal.aborted || askForConsent(), CONSENT_DELAY_MS);
  };
  addEventListener('load', onLoad, {signal: ended.signal});

  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      clearTimeout(waiting);
      ended.abort();
      restoreTyped();
      replayActions();
    }
  });
  observer.observe(root, {attributes: true});
}
