import {inPlace, placeOf} from './place';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = new Map<Field, [place: number, value: string]>();
let focused: [element: HTMLElement, place: number] | undefined;

/** Remembers what a field holds. Never sees a tick: that is a click, kept from the page by actions.ts. */
export function rememberTyped({target}: Event): void {
  const field = target as Field;
  fields.set(field, [placeOf(field), field.value]);
}

/** Remembers what has the focus. */
export function rememberFocus({target}: Event): void {
  const element = target as HTMLElement;
  focused = [element, placeOf(element)];
}

/**
 * Puts a value into a field. React reports only a change that it has not seen: it watches the element's own property, so
 * that gets another value, and this one goes in through the prototype's.
 */
function put(field: Field, value: string): void {
  field.value = value ? '' : '0';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/**
 * Where React has replaced what had the focus, because something had changed the page before it: the element that is
 * there now has the focus, what was typed and what was selected, before the next key.
 */
export function restoreFocus(): void {
  const [element, place] = focused ?? [];
  if (element && place !== undefined && !element.isConnected) {
    const now = inPlace(element, place);
    const [, typed] = fields.get(element as Field) ?? [];
    if (now) {
      if (typed !== undefined) {
        put(now as Field, typed);
      }
      now.focus({preventScroll: true});
      const {selectionStart, selectionEnd} = element as HTMLInputElement;
      if (selectionEnd) {
        (now as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
      }
    }
  }
}

/** Restores what was remembered to the fields that are there now, and notifies the page. */
export function restoreTyped(): void {
  for (const [field, [place, value]] of fields) {
    const now = inPlace(field, place);
    if (now) {
      put(now, value);
      for (const type of ['input', 'change']) {
        now.dispatchEvent(new Event(type, {bubbles: true}));
      }
    }
  }
  fields.clear();
}
