import {inPlace, placeOf} from './place';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The one with the focus last; without a value as long as nothing is typed. */
const fields = new Map<Field, [place: number, value?: string]>();

/** Remembers what has the focus, and what a field holds. Never sees a tick: that is a click, kept from the page by actions.ts. */
export function rememberTyped({target, type}: Event): void {
  const field = target as Field;
  const [, before] = fields.get(field) ?? [];
  fields.delete(field);
  fields.set(field, [placeOf(field), type === 'input' ? field.value : before]);
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
 * If something has changed the page, React may replace the field that has the focus. The new field then gets the text
 * and the focus before the next key.
 */
export function followReplaced(): void {
  for (const [field, [place, value]] of [...fields]) {
    const now = inPlace(field, place);
    if (now && now !== field) {
      fields.delete(field);
      fields.set(now, [place, value]);
      if (value !== undefined) {
        put(now, value);
      }
      now.focus({preventScroll: true});
    }
  }
}

/** Restores what was remembered, and notifies the page. */
export function restoreTyped(): void {
  followReplaced();
  for (const [field, [, value]] of [...fields]) {
    if (value !== undefined) {
      put(field, value);
      for (const type of ['input', 'change']) {
        field.dispatchEvent(new Event(type, {bubbles: true}));
      }
    }
  }
  fields.clear();
}
