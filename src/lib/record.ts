/** Typed `Object.keys`, for objects with no other keys than their type's. */
export const keysOf = <K extends string>(object: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(object) as K[];

/** Typed `Object.fromEntries`, for entries that cover every key. */
export const recordFrom = <K extends string, V>(entries: readonly (readonly [K, V])[]): Record<K, V> =>
  Object.fromEntries(entries) as Record<K, V>;

export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  recordFrom(keys.map((key) => [key, valueOf(key)]));

/** A copy of an object with these keys only. */
export const pick = <T extends object, K extends keyof T>(item: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<T, K>;

/** Arrays count as well. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
