import {inPlace, placeOf} from './place';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = new Map<Field, [place: string, value: string]>();

/** Remembers what a field holds. Never hears of a tick: that is a click, kept from the page by actions.ts. */
export function rememberTyped({target}: Event): void {
  const field = target as Field;
  fields.set(field, [placeOf(field), field.value]);
}

/** Restores what was remembered to the fields that are there now, and notifies the page. */
export function restoreTyped(): void {
  for (const [field, [place, value]] of fields) {
    const now = inPlace(field, place);
    if (now) {
      // React reports only a change that it has not seen: it watches the element's own property, so the value goes
      // in through the prototype's.
      now.value = '';
      Reflect.set(Object.getPrototypeOf(now) as object, 'value', value, now);
      for (const type of ['input', 'change']) {
        now.dispatchEvent(new Event(type, {bubbles: true}));
      }
    }
  }
}
