import type {SearchEntry} from './types';
import {fold, searchableWords} from './words';

/** Known words, with how often each occurs in titles, keywords and descriptions: 0 where only texts hold it. */
export interface Vocabulary {
  counts: ReadonlyMap<string, number>;
  folded: ReadonlySet<string>;
}

const toVocabulary = (counts: ReadonlyMap<string, number>): Vocabulary => ({
  counts,
  folded: new Set([...counts.keys()].map(fold)),
});

/** Every word of the pages' titles, keywords and descriptions. */
export function vocabularyOf(entries: readonly SearchEntry[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const {title, keywords, description} of entries) {
    for (const word of searchableWords(`${title} ${keywords} ${description}`)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return toVocabulary(counts);
}

/** The vocabulary with words that stand in texts only. */
export function withTextWords({counts}: Vocabulary, words: readonly string[]): Vocabulary {
  return toVocabulary(new Map([...words.map((word) => [word, 0] as const), ...counts]));
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

/** Shortest words in which one, and two, mistakes are mended: shorter ones have too many neighbours. */
const MENDED = {inTitles: [4, 8], inTexts: [5, 9]} as const;

/** Mistakes that a word may hold; fewer where the word meant stands in texts only, as there are more of those. */
const allowance = (word: string, count: number) =>
  MENDED[count > 0 ? 'inTitles' : 'inTexts'].filter((shortest) => word.length >= shortest).length;

/** Whether a word is known in some form, or begins a known one. */
export function isKnown(word: string, {counts, folded}: Vocabulary): boolean {
  return folded.has(fold(word)) || [...counts.keys()].some((known) => known.startsWith(word));
}

/**
 * The known word with the same first letter nearest to the one typed, the more frequent of two; the word itself where
 * it is known, begins a known one, or has no near neighbour.
 */
export function correct(word: string, vocabulary: Vocabulary): string {
  if (isKnown(word, vocabulary)) {
    return word;
  }
  // Hardly anybody mistypes the first letter, and with it free "blog" would become "log".
  const near = [...vocabulary.counts]
    .filter(([candidate]) => candidate.startsWith(word.slice(0, 1)))
    .map(([candidate, count]) => {
      const limit = allowance(word, count);
      const distance = editDistance(word, candidate, limit);
      return {candidate, count, distance, near: limit > 0 && distance <= limit};
    })
    .filter((item) => item.near)
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  return near[0]?.candidate ?? word;
}
