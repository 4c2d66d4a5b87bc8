import type {SearchEntry} from './types';
import {fold, searchableWords} from './words';

/** Known words, with how often each occurs. */
export type Vocabulary = ReadonlyMap<string, number>;

/** Every word of the pages' titles, keywords and descriptions. */
export function vocabularyOf(entries: readonly SearchEntry[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const {title, keywords, description} of entries) {
    for (const word of searchableWords(`${title} ${keywords} ${description}`)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
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

/** Mistakes that a word of this length may hold: short words have too many neighbours. */
const allowance = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Whether a word is known in some form, or begins a known one. */
export function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const folded = fold(word);
  return [...vocabulary.keys()].some((known) => known.startsWith(word) || fold(known) === folded);
}

/**
 * The known word with the same first letter nearest to the one typed, the more frequent of two; the word itself where it is known, begins a
 * known one, or has no near neighbour.
 */
export function correct(word: string, vocabulary: Vocabulary): string {
  const limit = allowance(word);
  if (limit === 0 || isKnown(word, vocabulary)) {
    return word;
  }
  // Hardly anybody mistypes the first letter, and with it free "blog" would become "log".
  const near = [...vocabulary]
    .filter(([candidate]) => candidate.startsWith(word.slice(0, 1)))
    .map(([candidate, count]) => ({candidate, count, distance: editDistance(word, candidate, limit)}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  return near[0]?.candidate ?? word;
}
