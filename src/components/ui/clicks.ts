import type {KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent} from 'react';

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier is held, with which keys and clicks are the browser's own: Alt and left, for one, go back. */
export const hasModifier = ({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Whether a key belongs to an input method that is composing (UI Events, 4.7.3); Safari says it by the code 229 alone. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}

/** Whether a click is to be left to the browser: another button, or a modifier that opens a new tab or window. */
export const isModified = (event: Modifiers & Pick<MouseEvent, 'button'>): boolean =>
  event.button !== 0 || hasModifier(event);

/** Whether a click in a modal dialog ends it: on its backdrop, or on a link, which may lead to the page below it. */
export function leavesDialog(event: ReactMouseEvent<HTMLDialogElement>): boolean {
  const {target, currentTarget} = event;
  const onLink = target instanceof Element && target.closest('a') !== null;
  return target === currentTarget || (onLink && !isModified(event));
}
