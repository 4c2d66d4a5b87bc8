import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import {conceptQuery} from './queries';
import {createRanking, type Column} from './ranking';
import type {SearchEntry, SearchFile, WordsFile} from './types';
import {addWords, isKnown, mend, vocabularyOf} from './words/mend';
import {fold, searchableWords, wordsOf} from './words/normalise';
import {conceptsOf, toThesaurus, type Concept} from './words/synonyms';

/** If fewer pages than this hold all of the words, pages that hold some of them follow. */
const FEW = 3;
/** Recipes shown where nothing was found. */
const NEAREST = 3;

/** What a match in each field is worth. */
const FIELDS = {title: 5, keywords: 3, description: 1};
/** A word in a text is worth less than one in a description. */
const TEXT = 0.3;

/** What a query found. */
export interface Found {
  /** Best first. */
  entries: readonly SearchEntry[];
  /** The words to mark. */
  words: readonly string[];
  /** The query that was answered, where words of the one typed were mended. */
  corrected?: string | undefined;
  /** Nothing was found, and `entries` are the recipes that come closest. */
  nearest: boolean;
  /** What to ask of the texts; undefined where enough was found, or no text can hold the words. */
  textWords?: readonly string[] | undefined;
  /** Some word may be in the texts, or misspelled: the list of their words decides, once it is loaded. */
  needsWords: boolean;
}

export interface SiteSearch {
  find: (query: string) => Found;
  /** Adds the words that only texts hold. */
  addWords: (file: WordsFile) => void;
}

/** What MiniSearch finds: an entry by its index. */
type Match = Pick<SearchResult, 'score'> & {id: number};

const withFolded = (word: string) => [...new Set([word, fold(word)])];
const SEARCH: SearchOptions = {tokenize: (text) => [text], processTerm: (word) => word, boost: FIELDS};

/** Builds the search over what the build wrote of every page. */
export function createSiteSearch({entries, synonyms}: SearchFile): SiteSearch {
  const thesaurus = toThesaurus(synonyms);
  const vocabulary = vocabularyOf(
    entries.flatMap(({title, keywords, description}) =>
      searchableWords(`${title} ${keywords} ${description}`),
    ),
  );
  const titles = new MiniSearch<{id: number; title: string; keywords: string; description: string}>({
    fields: Object.keys(FIELDS),
    tokenize: searchableWords,
    processTerm: withFolded,
    searchOptions: SEARCH,
  });
  const rank = createRanking(entries);
  /** By entry, the rare words of its text, a space before each; empty until they are loaded. */
  let texts: readonly string[] = [];
  titles.addAll(
    entries.map(({path, title, keywords, description, channels = [], stage = ''}, id) => {
      const address = path.slice(path.lastIndexOf('/') + 1).replace(/^.*#.*$/, '');
      return {id, title, description, keywords: [keywords, address, ...channels, stage].join(' ')};
    }),
  );

  /** Entries by what they are worth for one concept. */
  function column(concept: Concept): Column {
    const byTitle = titles.search(conceptQuery(concept));
    if (byTitle.length > 0) {
      return new Map(byTitle.map(({id, score}: Match) => [id, score]));
    }
    const forms = [concept.typed, ...concept.others];
    const holds = (text: string) =>
      forms.some((form) =>
        form.every((word) => text.includes(` ${word}`) || text.includes(` ${fold(word)}`)),
      );
    return new Map(texts.flatMap((text, id) => (holds(text) ? [[id, TEXT] as const] : [])));
  }

  /** Recipes with words that resemble those of the query. */
  function nearest(words: readonly string[]): SearchEntry[] {
    const near = titles.search(
      {combineWith: 'OR', queries: words.flatMap((word) => [word, word.slice(0, 3)])},
      {fuzzy: 0.4, prefix: true, filter: ({id}: Match) => entries[id]?.stage !== undefined},
    );
    return near.slice(0, NEAREST).flatMap(({id}: Match) => entries[id] ?? []);
  }

  return {
    addWords({rare, common}) {
      texts = rare.map((words) => ` ${words}`);
      addWords(
        vocabulary,
        [...rare, common].flatMap((words) => words.split(' ')),
        0,
      );
    },
    find(query) {
      const read = (text: string) => conceptsOf(text, thesaurus, (word) => vocabulary.counts.has(word));
      const asked = read(query);
      const isUnknown = ({typed: [word = '', ...more], others}: Concept) =>
        more.length === 0 && others.length === 0 && !isKnown(word, vocabulary);
      const unknown = asked.filter(isUnknown).flatMap((concept) => concept.typed);
      const mendings = new Map(unknown.map((word) => [word, mend(word, vocabulary)]));
      const isMended = unknown.some((word) => mendings.get(word) !== word);
      // The whole of it is read anew: a word that was mended may belong to a phrase.
      const text = isMended
        ? wordsOf(query)
            .map((word) => mendings.get(word) ?? word)
            .join(' ')
        : query;
      const concepts = isMended ? read(text) : asked;
      const typed = concepts.flatMap((concept) => concept.typed);
      const columns = concepts.map(column);
      // Of a sentence, two in three will do.
      const atLeast = Math.max(Math.min(concepts.length, 2), Math.ceil((concepts.length * 2) / 3));
      const all = rank(text, columns, atLeast);
      const some = all.length < FEW && concepts.length > 1 ? rank(text, columns, 1) : [];
      const found = [...new Set([...all, ...some])];
      const inOurWords = concepts.map(({typed: own, others}) =>
        own.every((word) => isKnown(word, vocabulary)) ? own : (others[0] ?? []),
      );
      // For a word that is known nowhere, pagefind would answer as if only its beginning had been typed.
      const isSaid = inOurWords.length > 0 && inOurWords.every(({length}) => length > 0);
      const textWords = isSaid ? inOurWords.flat() : undefined;
      return {
        entries: found.length > 0 ? found : nearest(typed),
        words: concepts.flatMap(({typed: own, others}) => [...own, ...others.flat()]),
        corrected: isMended && found.length > 0 ? typed.join(' ') : undefined,
        nearest: found.length === 0,
        needsWords: unknown.length > 0 && texts.length === 0,
        textWords: all.length < FEW || columns.some(({size}) => size === 0) ? textWords : undefined,
      };
    },
  };
}
