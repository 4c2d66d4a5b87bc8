import {isComposing} from '../../components/ui/clicks';
import {readStored} from '../../shell/storage/safeStorage';

/** A single-key shortcut must be possible to turn off (WCAG 2.1.4). */
export const SLASH_KEY = 'gfn-search-slash';

/** Whether `/` opens the search: it does unless the visitor has turned it off. */
export const parseSlash = (text: string | null): boolean => text !== 'false';

/** Ctrl+K or Cmd+K, or `/` while nothing is being typed. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented || isComposing(event)) {
    return false;
  }
  const {target} = event;
  const typing =
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]');
  if (event.ctrlKey || event.metaKey) {
    // On Apple's systems, Ctrl+K is the field's own: it deletes to the end of the line.
    const isTaken = typing && event.ctrlKey && navigator.userAgent.includes('Mac');
    return event.key.toLowerCase() === 'k' && !event.shiftKey && !isTaken;
  }
  return event.key === '/' && !typing && parseSlash(readStored(SLASH_KEY));
}
