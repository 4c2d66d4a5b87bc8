import {memoWithExpiry, retrying} from './retry';
import {indexTokens} from './tokens';

/** The part of pagefind's interface that the search uses. */
interface Pagefind {
  options: (options: {excerptLength: number; noWorker: boolean}) => Promise<void>;
  search: (query: string) => Promise<{
    results: readonly {data: () => Promise<{raw_url: string; excerpt: string; content: string}>}[];
  }>;
  destroy: () => Promise<void>;
}

/** Whether a module is pagefind: a host may answer with another file. */
export const isPagefind = (module: unknown): module is Pagefind =>
  typeof module === 'object' &&
  module !== null &&
  ['options', 'search', 'destroy'].every((name) => typeof Reflect.get(module, name) === 'function');

export interface TextHit {
  path: string;
  /** The matching passage: escaped text with `<mark>`. */
  excerpt: string;
}

/** Pages whose excerpts are read at a time: each is a request. */
const READ = 8;
/** Pages read at most in looking for some that are wanted. */
const MOST = 32;
const EXCERPT = 24;

/** Letters at the end of a word that an inflection may change. */
const ENDING = 3;

/** For a word that no text holds, pagefind matches its beginning; this weeds those results out. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const row = ` ${indexTokens(text).join(' ')}`;
  return words.every((word) => row.includes(` ${word.slice(0, Math.max(4, word.length - ENDING))}`));
}

/** Searches the full texts, among the pages that are wanted; best first. */
export type TextSearch = (
  words: readonly string[],
  isWanted: (path: string) => boolean,
) => Promise<TextHit[]>;

/** Rejects if a file below `folder` failed to load, which pagefind only logs to the console. */
async function withFiles<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const records: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => records.push(...list.getEntries()));
  observer.observe({type: 'resource'});
  try {
    const given = await action();
    const failed = [...records, ...observer.takeRecords()]
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes(folder))
      .find((entry) => 'responseStatus' in entry && entry.responseStatus !== 200);
    if (failed !== undefined) {
      throw new Error(`${failed.name} could not be loaded.`);
    }
    return given;
  } finally {
    observer.disconnect();
  }
}

/** `folder` ends with a slash. The first query loads the index. */
export function createTextSearch(folder: string): TextSearch {
  let failures = 0;
  const load = memoWithExpiry(async () => {
    // Browsers cache a failed module; only another address is fetched again.
    const address = `${folder}pagefind.js${failures === 0 ? '' : `?attempt=${failures}`}`;
    const pagefind: unknown = await import(/* webpackIgnore: true */ address);
    if (!isPagefind(pagefind)) {
      throw new Error(`${address} is not the script of this search index.`);
    }
    // Resets pagefind, and keeps it off a worker, which would load the same client twice.
    await pagefind.destroy();
    await pagefind.options({excerptLength: EXCERPT, noWorker: true});
    return pagefind;
  });

  const search: TextSearch = async (words, isWanted) => {
    const {results} = await (await load.get()).search(words.join(' '));
    const hits: TextHit[] = [];
    for (let from = 0; from < Math.min(results.length, MOST) && hits.length < READ; from += READ) {
      const pages = await Promise.all(results.slice(from, from + READ).map((result) => result.data()));
      const found = pages.filter(({raw_url: path, content}) => isWanted(path) && holdsAll(content, words));
      hits.push(...found.map(({raw_url: path, excerpt}) => ({path, excerpt})));
    }
    return hits;
  };
  return (words, isWanted) =>
    retrying(() =>
      withFiles(folder, () => search(words, isWanted)).catch((error: unknown) => {
        failures += 1;
        load.drop();
        throw error;
      }),
    );
}
