import type {KeyboardEvent as ReactKeyboardEvent} from 'react';

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Leave keys and clicks with a modifier to the browser: Alt and left arrow, for one, go back. */
export const hasModifier = ({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Composing with an input method (UI Events, 4.7.3); Safari only reports code 229. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}

/** A click to leave to the browser, such as one that opens a new tab. */
export const isModified = (event: Modifiers & Pick<MouseEvent, 'button'>): boolean =>
  event.button !== 0 || hasModifier(event);
