import {isComposing} from '../../components/ui/clicks';
import {readStored} from '../../shell/storage/safeStorage';

/** A single-key shortcut must be possible to turn off (WCAG 2.1.4). */
export const SLASH_KEY = 'gfn-search-slash';

export const parseSlash = (text: string | null): boolean => text !== 'false';

/** Ctrl+K or Cmd+K anywhere, or `/` while nothing is being typed. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented || isComposing(event)) {
    return false;
  }
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'k' && !event.shiftKey;
  }
  const {target} = event;
  const typing =
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]');
  return event.key === '/' && !typing && parseSlash(readStored(SLASH_KEY));
}
