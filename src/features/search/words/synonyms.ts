import {fold, isStopWord, wordsOf} from './normalise';

/** What src/data/search/synonyms.yaml holds. */
export interface Synonyms {
  /** Groups of words and phrases, each of which finds the others. */
  same: readonly (readonly string[])[];
  /** What visitors type, and what our texts say for it. */
  means: Readonly<Record<string, readonly string[]>>;
}

/** One thing that a query asks for. */
export interface Concept {
  /** The words as they were typed. */
  typed: readonly string[];
  /** Their synonyms in our texts, each as a list of words. */
  others: readonly (readonly string[])[];
}

/** The synonyms of a phrase by its words, folded and joined by spaces. */
export type Thesaurus = ReadonlyMap<string, readonly (readonly string[])[]>;

const keyOf = (words: readonly string[]) => words.map(fold).join(' ');

/** Prepares the synonyms for `conceptsOf`. */
export function toThesaurus({same, means}: Synonyms): Thesaurus {
  const thesaurus = new Map<string, string[][]>();
  const add = (phrase: string, others: readonly string[]) => {
    const key = keyOf(wordsOf(phrase));
    const added = others.filter((other) => other !== phrase).map(wordsOf);
    thesaurus.set(key, [...(thesaurus.get(key) ?? []), ...added]);
  };
  same.forEach((group) => group.forEach((phrase) => add(phrase, group)));
  Object.entries(means).forEach(([phrase, others]) => add(phrase, others));
  return thesaurus;
}

/** Longest phrase that is looked up, in words. */
const LONGEST = 5;

/**
 * What a query asks for: phrases with synonyms as one, other words on their own; words without meaning only if alone.
 * Two words that `isWord` knows as one ("hold out") are looked for as both.
 */
export function conceptsOf(
  query: string,
  thesaurus: Thesaurus,
  isWord: (word: string) => boolean = () => false,
): Concept[] {
  const words = wordsOf(query);
  const concepts: Concept[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(LONGEST, words.length - start);
    while (length > 1 && !thesaurus.has(keyOf(words.slice(start, start + length)))) {
      length -= 1;
    }
    const pair = words.slice(start, start + 2);
    const joined = pair.join('');
    const isPair = length === 1 && pair.length === 2 && isWord(joined);
    length = isPair ? 2 : length;
    const typed = words.slice(start, start + length);
    concepts.push({typed, others: isPair ? [[joined]] : (thesaurus.get(keyOf(typed)) ?? [])});
    start += length;
  }
  const telling = concepts.filter(({typed}) => typed.length > 1 || !typed.every(isStopWord));
  const kept = telling.length > 0 ? telling : concepts;
  const keys = kept.map(({typed}) => keyOf(typed));
  return kept.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
