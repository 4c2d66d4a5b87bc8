/** The same order on every machine: `localeCompare` follows the system's language, and Czech has "ch" after "h". */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
