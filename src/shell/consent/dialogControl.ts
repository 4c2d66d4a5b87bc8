/** After load, if no choice is saved. */
export const CONSENT_DELAY_MS = 1_000;

/** The boot script finds the dialog by this id. */
export const CONSENT_TITLE_ID = 'consent-title';

/** How much of the window's lower end an open dialog covers, in px. */
export const coveredBy = (dialog: HTMLElement): number => dialog.offsetHeight + 16;

/**
 * The focus and the end of the page stay clear of the dialog (WCAG 2.4.11). Nothing inherits these two; of a property
 * that is inherited, even by name in one place, each change styles the whole page anew.
 */
export function keepClearOf(dialog: HTMLElement, height: number): void {
  document.documentElement.style.scrollPaddingBottom = `${height + 32}px`;
  (dialog.parentElement ?? dialog).style.paddingBottom = `${height}px`;
}

const EVENT = 'open-consent';

/** Asks the dialog to open, wherever it is on the page. */
export function openConsentDialog(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls `listener` at each request to open the dialog; returns what ends that. */
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

/** Focuses without scrolling, and shows the ring only to keyboard users. */
export function focusQuietly(element: HTMLElement): void {
  element.focus({preventScroll: true, focusVisible: lastKey > 0});
}

/** Waits until the visitor is neither typing nor in a field; gives up if the element is hidden by then. */
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
