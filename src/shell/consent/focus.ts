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
