import {highlight, parseExcerpt} from './excerpt';
import {loadPagefind, type Pagefind} from './pagefind';
import {fuse, rankByTitle} from './rank';
import type {Fragment, SearchEntry, SearchFacets, SearchOutcome} from './types';
import {correct, queryWords, vocabularyOf} from './words';

/** Results that are read and shown. */
const RESULT_LIMIT = 12;

/** Answers queries; made once, when the search is opened for the first time. */
export type Engine = (query: string, facets: SearchFacets) => Promise<SearchOutcome>;

type Excerpts = Map<string, readonly Fragment[]>;

/** Paths from the full-text index, best first; the excerpts of those read are put into `excerpts`. */
async function fullText(
  pagefind: Pagefind,
  words: readonly string[],
  {channel, stage}: SearchFacets,
  excerpts: Excerpts,
): Promise<string[]> {
  const filters = {...(channel && {channel}), ...(stage && {stage})};
  const {results} = await pagefind.search(words.join(' '), {filters});
  const pages = await Promise.all(results.slice(0, RESULT_LIMIT).map((result) => result.data()));
  for (const page of pages) {
    excerpts.set(page.raw_url, parseExcerpt(page.excerpt));
  }
  return pages.map((page) => page.raw_url);
}

/** Whether a result's excerpt marks the word itself. */
const shows = (results: SearchOutcome['results'], word: string) =>
  results.some(({excerpt}) =>
    excerpt.some(({text, marked}) => marked && text.toLowerCase().startsWith(word)),
  );

/** Builds the engine over a loaded index; `entries` are the pages it may find. */
function createEngine(pagefind: Pagefind, entries: readonly SearchEntry[]): Engine {
  const vocabulary = vocabularyOf(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));

  async function answer(words: readonly string[], facets: SearchFacets): Promise<SearchOutcome['results']> {
    const excerpts: Excerpts = new Map();
    const titles = rankByTitle(entries, words, facets);
    const texts = await fullText(pagefind, words, facets, excerpts);
    return fuse([titles, texts])
      .slice(0, RESULT_LIMIT)
      .flatMap((path, index) => {
        const entry = byPath.get(path);
        const excerpt = excerpts.get(path) ?? highlight(entry?.description ?? '', words);
        return entry === undefined ? [] : [{path, title: entry.title, excerpt, rank: index + 1}];
      });
  }

  /** All words first; then with typing mistakes mended; then pages that hold some of the words. */
  return async (query, facets) => {
    const words = queryWords(query);
    const results = await answer(words, facets);
    const mended = words.map((word) => correct(word, vocabulary));
    // Pagefind answers an unknown word with its nearest beginning: such results do not count where it can be mended.
    const found = words.every((word, index) => word === mended[index] || shows(results, word));
    if (words.length === 0 || (results.length > 0 && found)) {
      return {results};
    }
    const changed = mended.join(' ') !== words.join(' ');
    const corrected = changed ? mended.join(' ') : undefined;
    const again = changed ? await answer(mended, facets) : [];
    if (again.length > 0 || mended.length === 1) {
      return {results: again, corrected: again.length > 0 ? corrected : undefined};
    }
    const single = await Promise.all(mended.map((word) => answer([word], facets)));
    const byWord = new Map(single.flat().map((result) => [result.path, result]));
    const some = fuse(single.map((list) => list.map(({path}) => path)))
      .slice(0, RESULT_LIMIT)
      .flatMap((path, index) => {
        const result = byWord.get(path);
        return result === undefined ? [] : [{...result, rank: index + 1}];
      });
    return {results: some, corrected: some.length > 0 ? corrected : undefined};
  };
}

let loading: Promise<Engine> | undefined;

/** Loads index and entries once; after a failure the next call tries again. `folder` ends with a slash. */
export function loadEngine(folder: string): Promise<Engine> {
  const load = async () => {
    const [pagefind, entries] = await Promise.all([
      loadPagefind(folder),
      fetch(`${folder}entries.json`).then((response) => response.json() as Promise<SearchEntry[]>),
    ]);
    return createEngine(pagefind, entries);
  };
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
