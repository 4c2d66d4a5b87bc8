/** Whether a key press asks for the search: Ctrl+K or Cmd+K anywhere, or `/` while nothing is being typed. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented) {
    return false;
  }
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'k' && !event.shiftKey;
  }
  const {target} = event;
  const typing =
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]');
  return event.key === '/' && !typing;
}

/** Whether a click is to be left to the browser: another button, or a modifier that opens a new tab or window. */
export function isModified(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
