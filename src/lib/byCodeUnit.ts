/**
 * Same order on every machine, unlike `localeCompare`, which follows the system's language: Czech sorts "ch" after "h".
 */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
