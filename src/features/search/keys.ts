import {isComposing} from '../../components/ui/clicks';

/** Ctrl+K or Cmd+K. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  if (altKey || shiftKey || event.defaultPrevented || isComposing(event) || key.toLowerCase() !== 'k') {
    return false;
  }
  const typing =
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]');
  // On Apple's systems, Ctrl+K is the field's own: it deletes to the end of the line.
  return metaKey || (ctrlKey && !(typing && navigator.userAgent.includes('Mac')));
}
