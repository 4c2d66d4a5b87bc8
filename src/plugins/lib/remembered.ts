/** What was last made of each file, by what made it. */
const last = new WeakMap<object, Map<string, {from: string; made: unknown}>>();

/**
 * What `make` gives, or what it gave before if `from`, all that the result depends on, is the same: every step of a build
 * reads the content that it needs by itself, and a file is parsed once. `by` is what it was made with, such as a schema.
 */
export function remembered<T>(by: object, file: string, from: string, make: () => T): T {
  const files = last.get(by) ?? new Map<string, {from: string; made: unknown}>();
  last.set(by, files);
  const known = files.get(file);
  if (known?.from === from) {
    // By one schema, or one function, a file gives one type.
    return known.made as T;
  }
  const made = make();
  files.set(file, {from, made});
  return made;
}
