import {fold, isStopWord} from './normalise';

/** Known words, with how often each occurs, and their folded forms. */
export interface Vocabulary {
  counts: Map<string, number>;
  folded: Set<string>;
}

/** Adds words to a vocabulary, each counted `weight` times more. */
export function addWords({counts, folded}: Vocabulary, words: Iterable<string>, weight = 1): void {
  for (const word of words) {
    const count = counts.get(word);
    counts.set(word, (count ?? 0) + weight);
    if (count === undefined) {
      folded.add(fold(word));
    }
  }
}

/** A vocabulary of the words given. */
export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const vocabulary = {counts: new Map<string, number>(), folded: new Set<string>()};
  addWords(vocabulary, words);
  return vocabulary;
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

/** Mistakes that are mended in a word: none in short ones, which have too many neighbours. */
const allowed = (word: string) => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

/** Whether a word is known, in some form or as the beginning of one. */
export function isKnown(word: string, {counts, folded}: Vocabulary): boolean {
  if (folded.has(fold(word))) {
    return true;
  }
  for (const known of counts.keys()) {
    if (known.startsWith(word)) {
      return true;
    }
  }
  return false;
}

/**
 * The known word with the same first letter that is nearest to the one typed, the more frequent of two; the word itself
 * where it is known or has no near neighbour. A right word is therefore never made into another.
 */
export function mend(word: string, vocabulary: Vocabulary): string {
  const limit = allowed(word);
  if (limit === 0 || isKnown(word, vocabulary)) {
    return word;
  }
  let nearest = {known: word, distance: limit + 1, count: 0};
  for (const [known, count] of vocabulary.counts) {
    // The first letter is rarely mistyped, and with it free "blog" would become "log".
    const isNear = known.startsWith(word.slice(0, 1)) && Math.abs(known.length - word.length) <= limit;
    if (isNear && !isStopWord(known)) {
      const distance = editDistance(word, known, limit);
      if (distance < nearest.distance || (distance === nearest.distance && count > nearest.count)) {
        nearest = {known, distance, count};
      }
    }
  }
  return nearest.distance <= limit ? nearest.known : word;
}
