/** How long after a key press the dialog leaves the focus where it is. */
const TYPING_REST_MS = 5_000;
const RETRY_MS = 500;

let lastKey = -Infinity;

/** Notes when keys are pressed, so that `focusWhenFree` knows whether the visitor is typing. Call once per page. */
export function watchKeys(signal?: AbortSignal): void {
  addEventListener('keydown', () => (lastKey = performance.now()), {capture: true, ...(signal && {signal})});
}

const isField = (element: Element | null) => element?.matches('input, textarea, select, [contenteditable]');

/** Moves the focus without scrolling; the ring shows only where keys are in use. */
export function focusQuietly(element: HTMLElement): void {
  element.focus({preventScroll: true, focusVisible: lastKey > 0});
}

/**
 * Moves the focus to a heading of `box` once the visitor is neither in a field nor has pressed a key for five seconds.
 * Gives up when the box is hidden, or already has the focus.
 */
export function focusWhenFree(heading: HTMLElement, box: HTMLElement): void {
  const {activeElement} = document;
  if (box.hidden || box.contains(activeElement)) {
    return;
  }
  if (isField(activeElement) || performance.now() - lastKey < TYPING_REST_MS) {
    setTimeout(() => focusWhenFree(heading, box), RETRY_MS);
    return;
  }
  focusQuietly(heading);
}
