import MiniSearch, {type SearchResult} from 'minisearch';
import {joinHyphenated, indexTokens, queryTokens, searchTokens} from './tokens';

/** The fields of an item in which words are looked for. */
export interface Findable {
  title: string;
  keywords: string;
  description: string;
  /** Synonyms for title and keywords, and for the description. */
  also?: string | undefined;
  alsoSaid?: string | undefined;
}

/** Weight of a match in each field. */
const FIELDS = {title: 5, keywords: 3, also: 3, description: 1, alsoSaid: 0.7};

const FIGURE = /^\p{N}/u;

/** Edit distance allowed; a swap counts as two. None for short words, which have many neighbours, nor for figures. */
const mistakes = (word: string) => (FIGURE.test(word) ? 0 : word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0);

export interface Match<T> {
  item: T;
  score: number;
  matchedTerms: number;
}

/** `found` is best first, `words` are the query's with their spelling corrected; `read` is all of it, as it was read. */
export function createMatcher<T>(
  items: readonly T[],
  findable: (item: T) => Findable,
): (query: string) => {found: readonly Match<T>[]; words: readonly string[]; read: string} {
  const index = new MiniSearch<Findable & {id: number}>({
    fields: Object.keys(FIELDS),
    tokenize: indexTokens,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      boost: FIELDS,
      // Two letters start too many words ("ad" of advisor), and 1000 is not 10000.
      prefix: (word) => word.length > 2 && !FIGURE.test(word),
    },
  });
  index.addAll(items.map((item, id) => ({id, ...findable(item)})));

  /** The word if some item holds it or a longer form, otherwise the nearest known word, if any. */
  function spelled(word: string): string {
    if (mistakes(word) === 0 || index.search(word).length > 0) {
      return word;
    }
    // The first letter is rarely mistyped; allowing it to change would turn "blog" into "log".
    const near = index
      .search(word, {fuzzy: mistakes(word), prefix: false})
      .flatMap(({terms}) => terms)
      .find((term) => term.startsWith(word.slice(0, 1)));
    return near ?? word;
  }

  return (query) => {
    const read = joinHyphenated(query, (word) => index.search(searchTokens(word).join(' ')).length > 0);
    const words = queryTokens(read).map(spelled);
    const found = index.search(words.join(' ')).flatMap((result: SearchResult): Match<T>[] => {
      const item = items[Number(result.id)];
      return item === undefined ? [] : [{item, score: result.score, matchedTerms: result.queryTerms.length}];
    });
    return {found, words, read};
  };
}

/** How many words of a query a page must hold: two in three of a long one. */
export const enoughOf = (words: readonly string[]): number =>
  Math.max(Math.min(words.length, 2), Math.ceil((words.length * 2) / 3));
