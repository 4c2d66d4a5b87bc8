/** How long after load the dialog opens where no choice is saved. */
export const CONSENT_DELAY_MS = 1_000;

/** Id of the dialog's heading, by which the boot script finds the dialog. */
export const CONSENT_TITLE_ID = 'consent-title';

const EVENT = 'open-consent';

/** Opens the consent dialog again, from anywhere on the page. */
export function openConsentDialog(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back when a visitor asks for the dialog; returns the function that ends it. */
export function onConsentDialogRequest(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}

/** How long after a key press the dialog leaves the focus where it is. */
const TYPING_REST_MS = 5_000;
const RETRY_MS = 500;

let lastKey = -Infinity;

/** Notes when keys are pressed, so that `focusWhenFree` knows whether the visitor is typing. Call once per page. */
export function watchKeys(): void {
  addEventListener('keydown', () => (lastKey = performance.now()), true);
}

/** Moves the focus without scrolling; the ring shows only where keys are in use. */
export function focusQuietly(element: HTMLElement): void {
  element.focus({preventScroll: true, focusVisible: lastKey > 0});
}

/**
 * Moves the focus to an element once the visitor is neither in a field nor has pressed a key for five seconds; gives up
 * where the element is hidden by then.
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
