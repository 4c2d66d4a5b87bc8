/** The keys of an object that is written down in full, with their own types. */
export const keysOf = <K extends string>(object: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(object) as K[];

/** An object of entries that have every key of their type. */
export const recordFrom = <K extends string, V>(entries: readonly (readonly [K, V])[]): Record<K, V> =>
  Object.fromEntries(entries) as Record<K, V>;

/** An object with a value for each key of a list. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  recordFrom(keys.map((key) => [key, valueOf(key)]));

/** A copy of an object with only these properties. */
export const pick = <T extends object, K extends keyof T>(item: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<T, K>;

/** Whether a value that was parsed may have properties. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
