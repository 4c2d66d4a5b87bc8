import {toAnswer} from './answer';
import type {FullText} from './fullText';
import {fuse, rankByTitle, toRanked} from './rank';
import {correct, isKnown, vocabularyOf, withTextWords, type Vocabulary} from './spelling';
import type {SearchEntry, SearchFacets, SearchOutcome} from './types';
import {british, queryWords} from './words';

/** With so many pages found by title, keywords and description, the full text is left alone: it weighs the most. */
const ENOUGH = 3;

/** With fewer pages that hold all of the words, those that hold some of them follow. */
const FEW = 3;

/** The full text is asked for once typing has paused so long: half a word often has no page where the whole one has. */
const TEXT_PAUSE_MS = 80;

interface EngineOptions {
  facets: SearchFacets;
  /** Results at most. */
  limit: number;
  /** Ends the search, which then fails, when the query has changed. */
  signal: AbortSignal;
  /** Hears of the pages found so far while the search goes on; later answers keep them in their places, and add. */
  onFound: (outcome: SearchOutcome) => void;
}

/** Answers queries; made once, when the search is opened for the first time. */
export type Engine = (query: string, options: EngineOptions) => Promise<SearchOutcome>;

/** Paths by rank, those found by title first, and the words that found them. */
interface Ranked {
  paths: readonly string[];
  byTitle: readonly string[];
  words: readonly string[];
}

const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
const isSame = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');

/** Builds the engine over the pages it may find and their full text. */
export function createEngine(entries: readonly SearchEntry[], fullText: FullText): Engine {
  const titleWords = vocabularyOf(entries);
  const pages = entries.map(toRanked);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  let allWords: Vocabulary | undefined;

  /** Every word of the site; the list of those that stand in texts only is loaded for a word that no title holds. */
  async function vocabularyFor(words: readonly string[]): Promise<Vocabulary> {
    if (allWords === undefined && !words.every((word) => isKnown(word, titleWords))) {
      allWords = withTextWords(titleWords, await fullText.words());
    }
    return allWords ?? titleWords;
  }

  /** Pages by their text; none where a word stands nowhere, because pagefind answers that with its beginning. */
  async function inTexts(words: readonly string[]): Promise<readonly string[]> {
    const vocabulary = await vocabularyFor(words);
    return words.every((word) => isKnown(word, vocabulary)) ? fullText.search(words.map(british)) : [];
  }

  return async (query, {facets, limit, signal, onFound}) => {
    const asked = queryWords(query);
    let paused: Promise<void> | undefined;
    let textsFailed = false;

    /** An answer of the full text, once typing has paused; `instead` where it cannot be loaded, which is remembered. */
    async function ask<T>(question: () => Promise<T>, instead: T): Promise<T> {
      paused ??= new Promise((resolve) => setTimeout(resolve, TEXT_PAUSE_MS));
      await paused;
      signal.throwIfAborted();
      try {
        return await question();
      } catch {
        textsFailed = true;
        return instead;
      }
    }

    async function answer({paths, byTitle, words}: Ranked, complete: boolean): Promise<SearchOutcome> {
      const found = paths.flatMap((path) => byPath.get(path) ?? []);
      const typed = words.map(british);
      const answered = await toAnswer(
        {entries: found, byTitle: new Set(byTitle), words},
        {
          facets,
          limit,
          // Each is a file of its own, which a first answer does not wait for.
          excerptOf: (path) =>
            complete && fullText.has(typed, path) ? ask(() => fullText.excerpt(typed, path), '') : undefined,
        },
      );
      const corrected = isSame(words, asked) || found.length === 0 ? undefined : words.join(' ');
      return {...answered, corrected, complete, textsFailed};
    }

    async function tell(ranked: Ranked): Promise<void> {
      const found = await answer(ranked, false);
      if (found.total > 0) {
        onFound(found);
      }
    }

    /** Pages that hold all of the words (of a sentence, two in three will do): by title at once, then by their text. */
    async function holdingAll(words: readonly string[], typed = ''): Promise<Ranked> {
      const atLeast = Math.max(Math.min(words.length, 2), Math.ceil((words.length * 2) / 3));
      const byTitle = rankByTitle(pages, words, {atLeast, query: typed});
      const ranked = {paths: byTitle, byTitle, words};
      if (byTitle.length >= ENOUGH) {
        return ranked;
      }
      // While typing may go on.
      fullText.prepare();
      await tell(ranked);
      return {...ranked, paths: union(byTitle, await ask(() => inTexts(words), []))};
    }

    /** All words first; then with typing mistakes mended; then also the pages that hold some of the words. */
    async function find(): Promise<Ranked> {
      let ranked = await holdingAll(asked, query);
      if (ranked.paths.length === 0) {
        const vocabulary = await ask(() => vocabularyFor(asked), titleWords);
        const mended = asked.map((word) => correct(word, vocabulary));
        ranked = isSame(mended, asked) ? ranked : await holdingAll(mended);
      }
      const {paths, words} = ranked;
      if (paths.length >= FEW || words.length === 1) {
        return ranked;
      }
      const single = await Promise.all(words.map((word) => ask(() => inTexts([word]), [])));
      const some = fuse([rankByTitle(pages, words, {atLeast: 1}), fuse(single)]);
      return {...ranked, paths: union(paths, some)};
    }
    const found = await find();
    if (paused !== undefined) {
      await tell(found);
    }
    return answer(found, true);
  };
}
