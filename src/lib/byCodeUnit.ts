/**
 * Orders texts by their UTF-16 code units, which is the same on every machine: `localeCompare` without a locale follows
 * the language of the one that runs it, and Czech has "ch" after "h".
 */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
