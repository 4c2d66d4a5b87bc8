import MiniSearch, {type SearchResult} from 'minisearch';
import {indexTokens, queryTokens} from './tokens';

/** What a page is found by. */
export interface Findable {
  title: string;
  keywords: string;
  description: string;
  /** Other words that visitors have for what title and keywords name, and for what the description says. */
  also?: string | undefined;
  alsoSaid?: string | undefined;
}

/** What a match in each field is worth. */
const FIELDS = {title: 5, keywords: 3, also: 3, description: 1, alsoSaid: 0.7};

/** Letters that may be wrong, two that are swapped counting twice: none in short words, which have too many neighbours. */
const mistakes = (word: string) => (word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0);

/** An item that holds a query's words. */
export interface Match<T> {
  item: T;
  score: number;
  /** How many of the query's words it holds. */
  held: number;
}

/** Prepares the search in titles, keywords and descriptions: `found` best first, `words` the query's, spelling corrected. */
export function createMatcher<T>(
  items: readonly T[],
  findable: (item: T) => Findable,
): (query: string) => {found: readonly Match<T>[]; words: readonly string[]} {
  const index = new MiniSearch<Findable & {id: number}>({
    fields: Object.keys(FIELDS),
    tokenize: indexTokens,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      boost: FIELDS,
      // Two letters begin too many words: "ad" an advisor.
      prefix: (word) => word.length > 2,
    },
  });
  index.addAll(items.map((item, id) => ({id, ...findable(item)})));

  /** The word itself where some item holds it, or a word that it begins; else the known word nearest to it, if any. */
  function spelled(word: string): string {
    if (mistakes(word) === 0 || index.search(word).length > 0) {
      return word;
    }
    // The first letter is rarely mistyped, and with it free "blog" would become "log".
    const near = index
      .search(word, {fuzzy: mistakes(word), prefix: false})
      .flatMap(({terms}) => terms)
      .find((term) => term.startsWith(word.slice(0, 1)));
    return near ?? word;
  }

  return (query) => {
    const words = queryTokens(query).map(spelled);
    const found = index.search(words.join(' ')).flatMap((result: SearchResult): Match<T>[] => {
      const item = items[Number(result.id)];
      return item === undefined ? [] : [{item, score: result.score, held: result.queryTerms.length}];
    });
    return {found, words};
  };
}

/** Of a sentence, two words in three will do. */
export const enoughOf = (words: readonly string[]): number =>
  Math.max(Math.min(words.length, 2), Math.ceil((words.length * 2) / 3));
