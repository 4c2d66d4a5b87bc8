/** At most nine digits; anything else counts as 0. */
export const parseHighScore = (text: string | null): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;

/** From `?seed=7`: an unsigned 32-bit number, or null. */
export function parseSeed(query: string): number | null {
  const text = new URLSearchParams(query).get('seed') ?? '';
  const seed = Number(text);
  return /^\d{1,10}$/.test(text) && seed < 2 ** 32 ? seed : null;
}

/** The seed that the address asks for, else a random one. */
export const freshSeed = (): number =>
  parseSeed(window.location.search) ?? Math.floor(Math.random() * 2 ** 32);
