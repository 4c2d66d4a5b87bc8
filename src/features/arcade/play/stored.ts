/** Where the browser keeps whether games make sounds. */
export const SOUND_KEY = 'gfn-arcade-sound';

/** A stored high score: a whole number of at most nine digits; anything else counts as 0. */
export const parseHighScore = (text: string | null): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;

/** A stored switch: on only where it says so. */
export const parseSwitch = (text: string | null): boolean => text === 'true';

/** The seed of a game from the page's query, `?seed=7`: an unsigned 32-bit number, or null. */
export function parseSeed(query: string): number | null {
  const text = new URLSearchParams(query).get('seed') ?? '';
  const seed = Number(text);
  return /^\d{1,10}$/.test(text) && seed < 2 ** 32 ? seed : null;
}

/** A seed for the next game: the page's own, or any. */
export const freshSeed = (): number =>
  parseSeed(window.location.search) ?? Math.floor(Math.random() * 2 ** 32);
