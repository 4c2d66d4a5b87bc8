/** From load, where no choice is saved. */
export const CONSENT_DELAY_MS = 1_000;

/** Of the heading, by which the boot script finds the dialog. */
export const CONSENT_TITLE_ID = 'consent-title';

const EVENT = 'open-consent';

export function openConsentDialog(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Returns the function that unsubscribes. */
export function onConsentDialogRequest(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}

/** Typing keeps the focus for this long after the last key. */
const TYPING_REST_MS = 5_000;
const RETRY_MS = 500;

let lastKey = -Infinity;

/** Call once per page: `focusWhenFree` needs to know whether the visitor is typing. */
export function watchKeys(): void {
  addEventListener('keydown', () => (lastKey = performance.now()), true);
}

/** Without scrolling, and with a focus ring only for keyboard users. */
export function focusQuietly(element: HTMLElement): void {
  element.focus({preventScroll: true, focusVisible: lastKey > 0});
}

/**
 * Takes the focus once the visitor has stopped typing and is not in a field, unless the element has been hidden by
 * then.
 */
export function focusWhenFree(element: HTMLElement): void {
  if (
    document.activeElement?.matches('input,textarea,select') ||
    performance.now() - lastKey < TYPING_REST_MS
  ) {
    setTimeout(focusWhenFree, RETRY_MS, element);
  } else if (!element.closest('[hidden]')) {
    focusQuietly(element);
  }
}
