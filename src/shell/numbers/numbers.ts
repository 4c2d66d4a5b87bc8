import type {Numbers} from '../../data/recipes/requires';
import {NUMBERS, type NumberKey} from '../../data/recipes/taxonomy';
import {keysOf, recordFrom} from '../../lib/record';

/** Where the browser keeps a visitor's numbers. */
export const NUMBERS_KEY = 'gfn-numbers';

/** The most that a number may be: a share has 100, all else what no shop has. */
export const mostOf = (key: NumberKey): number => (NUMBERS[key].startsWith('%') ? 100 : 99_999_999);

const isNumber = (key: NumberKey, value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= mostOf(key);

/** Those of the known numbers that a record holds and that make sense. */
export function numbersOf(value: unknown): Numbers {
  const record: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? {...value} : {};
  return recordFrom(
    keysOf(NUMBERS).flatMap((key) => {
      const one = Object.hasOwn(record, key) ? record[key] : undefined;
      return isNumber(key, one) ? [[key, one] as const] : [];
    }),
  );
}

/** The numbers that a stored text holds; must never throw. */
export function parseNumbers(text: string | null): Numbers {
  try {
    return numbersOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
