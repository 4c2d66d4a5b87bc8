import {answers, highlight, isMarked, parseExcerpt} from './excerpt';
import {createFullText, type FullText} from './fullText';
import {countFacets, passes} from './narrow';
import {fuse, rankByTitle, toRanked} from './rank';
import {correct, isKnown, vocabularyOf} from './spelling';
import type {SearchEntry, SearchFacets, SearchOutcome} from './types';
import {british, queryWords} from './words';

/** With so many pages found by title, keywords and description, the full text is left alone: it weighs the most. */
const ENOUGH = 3;

/** With fewer pages that hold all of the words, those that hold some of them follow. */
const FEW = 3;

/** Excerpts read from the full text for one answer; each is a request. */
const EXCERPTS_READ = 4;

/** The full text is asked for once typing has paused so long: half a word often has no page where the whole one has. */
const TEXT_PAUSE_MS = 150;

interface EngineOptions {
  facets: SearchFacets;
  /** Results at most. */
  limit: number;
  /** Ends the search, which then fails, when the query has changed. */
  signal: AbortSignal;
}

/** Answers queries; made once, when the search is opened for the first time. */
export type Engine = (query: string, options: EngineOptions) => Promise<SearchOutcome>;

async function typingHasPaused(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TEXT_PAUSE_MS));
  signal.throwIfAborted();
}

/** Builds the engine over the pages it may find and their full text. */
export function createEngine(entries: readonly SearchEntry[], fullText: FullText): Engine {
  const vocabulary = vocabularyOf(entries);
  const pages = entries.map(toRanked);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const unknown = (words: readonly string[]) => words.filter((word) => !isKnown(word, vocabulary));

  /** Full-text results; none where a word stands in no text, because pagefind answers that with its beginning. */
  async function inTexts(typed: readonly string[], signal: AbortSignal): Promise<string[]> {
    await typingHasPaused(signal);
    const words = typed.map(british);
    const paths = await fullText.search(words);
    const doubtful = unknown(words);
    if (doubtful.length === 0) {
      return paths;
    }
    const read = await Promise.all(
      paths.slice(0, EXCERPTS_READ).map((path) => fullText.excerpt(words, path)),
    );
    const marks = read
      .flatMap(parseExcerpt)
      .flatMap(({text, marked}) => (marked ? [text.toLowerCase()] : []));
    return doubtful.every((word) => marks.some((mark) => answers(mark, word))) ? paths : [];
  }

  /** Paths of pages that hold all of the words; of a sentence, two words in three will do. */
  async function holdingAll(words: readonly string[], query: string, signal: AbortSignal): Promise<string[]> {
    const atLeast = Math.max(Math.min(words.length, 2), Math.ceil((words.length * 2) / 3));
    const titles = rankByTitle(pages, words, {atLeast, query});
    return titles.length >= ENOUGH ? titles : fuse([titles, await inTexts(words, signal)]);
  }

  /** All words first; then with typing mistakes mended; then also the pages that hold some of the words. */
  async function find(
    words: readonly string[],
    query: string,
    signal: AbortSignal,
  ): Promise<{paths: string[]; words: readonly string[]}> {
    let paths = await holdingAll(words, query, signal);
    let mended = words;
    if (paths.length === 0) {
      mended = words.map((word) => correct(word, vocabulary));
      paths = mended.join(' ') === words.join(' ') ? [] : await holdingAll(mended, '', signal);
    }
    if (paths.length < FEW && words.length > 1) {
      const single = await Promise.all(mended.map((word) => inTexts([word], signal)));
      const some = fuse([rankByTitle(pages, mended, {atLeast: 1}), fuse(single)]);
      paths = [...new Set([...paths, ...some])];
    }
    return {paths, words: mended};
  }

  return async (query, {facets, limit, signal}) => {
    const asked = queryWords(query);
    const {paths, words} = await find(asked, query, signal);
    const found = paths.flatMap((path) => byPath.get(path) ?? []);
    const kept = found.filter((entry) => passes(entry, facets));
    let reads = 0;
    const results = kept.slice(0, limit).map(async ({path, title, description, channels, stage}, index) => {
      const name = highlight(title, words);
      const summary = highlight(description, words);
      const shown = isMarked(name) || isMarked(summary);
      const read = !shown && fullText.has(words.map(british), path) && (reads += 1) <= EXCERPTS_READ;
      return {
        path,
        title: name,
        excerpt: read ? parseExcerpt(await fullText.excerpt(words.map(british), path)) : summary,
        context: stage && [stage, ...(channels ?? [])].join(' · '),
        rank: index + 1,
      };
    });
    const corrected = words.join(' ') === asked.join(' ') || found.length === 0 ? undefined : words.join(' ');
    return {
      results: await Promise.all(results),
      total: kept.length,
      counts: countFacets(found, facets),
      corrected,
    };
  };
}

let loading: Promise<Engine> | undefined;

/** Loads the entries once, and the full text when it is first asked for; a failed load is tried again by the next call. */
export function loadEngine(folder: string): Promise<Engine> {
  const load = async () => {
    const response = await fetch(`${folder}entries.json`);
    if (!response.ok) {
      throw new Error(`The search index answered with status ${response.status}.`);
    }
    const entries = (await response.json()) as SearchEntry[];
    return createEngine(entries, createFullText(folder, new Map(entries.map(({id, path}) => [id, path]))));
  };
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
