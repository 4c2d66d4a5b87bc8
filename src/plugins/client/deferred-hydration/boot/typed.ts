import {inPlace, placeOf} from './place';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = new Map<Field, [place: number, value: string]>();

/** Remembers what a field holds. Never sees a tick: that is a click, kept from the page by actions.ts. */
export function rememberTyped({target}: Event): void {
  const field = target as Field;
  fields.set(field, [placeOf(field), field.value]);
}

/**
 * Restores what was remembered to the fields that are there now, and notifies the page. React reports only a change that
 * it has not seen: it watches the element's own property, so that gets another value, and this one goes in through the
 * prototype's. Where React has replaced the field that was typed in last, the focus follows.
 */
export function restoreTyped(): void {
  for (const [field, [place, value]] of fields) {
    const now = inPlace(field, place);
    if (now) {
      now.value = value ? '' : '0';
      Reflect.set(Object.getPrototypeOf(now) as object, 'value', value, now);
      for (const type of ['input', 'change']) {
        now.dispatchEvent(new Event(type, {bubbles: true}));
      }
      if (now !== field) {
        now.focus({preventScroll: true});
      }
    }
  }
  fields.clear();
}
