import type {MouseEvent as ReactMouseEvent} from 'react';

/** Whether a click is to be left to the browser: another button, or a modifier that opens a new tab or window. */
export function isModified(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Whether a click in a modal dialog ends it: on its backdrop, or on a link, which may lead to the page below it. */
export function leavesDialog(event: ReactMouseEvent<HTMLDialogElement>): boolean {
  const {target, currentTarget} = event;
  const onLink = target instanceof Element && target.closest('a') !== null;
  return target === currentTarget || (onLink && !isModified(event));
}
