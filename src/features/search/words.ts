import type {SearchEntry} from './types';

const STOP_WORDS = new Set(
  'a an and are can do does for from get how i in is it me my of on or our the to us we what when where which who with you your'.split(
    ' ',
  ),
);

/** A text's words in lower case, without accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of a query that carry meaning; all of them where none does. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to turn one word into the other
 * (optimal string alignment). Gives `limit + 1` as soon as it must be more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replace = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replace);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) {
      return limit + 1;
    }
    before = last;
    last = current;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Every word of the pages' titles, keywords and descriptions, with how often it occurs. */
export function vocabularyOf(entries: readonly SearchEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {title, keywords, description} of entries) {
    for (const word of wordsOf(`${title} ${keywords} ${description}`)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** Mistakes that a word of this length may hold: short words have too many neighbours. */
const allowance = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/**
 * The known word nearest to the one typed, the more frequent of two; the word itself where it is known, begins a
 * known one, or has no near neighbour.
 */
export function correct(word: string, vocabulary: ReadonlyMap<string, number>): string {
  const known = [...vocabulary];
  const limit = allowance(word);
  if (limit === 0 || known.some(([candidate]) => candidate.startsWith(word))) {
    return word;
  }
  const near = known
    .map(([candidate, count]) => ({candidate, count, distance: editDistance(word, candidate, limit)}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  return near[0]?.candidate ?? word;
}
