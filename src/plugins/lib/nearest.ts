import leven from 'leven';

/** How far a word may be from what was meant: a third of its letters, and two at least. */
const FAR = 3;

/** The one of `known` that a mistyped word most likely means, as `Did you mean "Low"? `; empty where none is near. */
export function didYouMean(word: unknown, known: readonly string[]): string {
  if (typeof word !== 'string') {
    return '';
  }
  const distance = (other: string) => leven(word.toLowerCase(), other.toLowerCase());
  const [nearest] = known
    .filter((other) => distance(other) <= Math.max(2, Math.floor(other.length / FAR)))
    .sort((a, b) => distance(a) - distance(b));
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
}
