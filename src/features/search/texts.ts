import {kept, retrying} from './retry';
import type {SearchFacets} from './types';
import {british} from './words/normalise';

/** The part of pagefind's interface that the search uses. */
interface Pagefind {
  options: (options: {excerptLength: number; noWorker: boolean}) => Promise<void>;
  search: (
    query: string,
    options: {filters: Record<string, string>},
  ) => Promise<{results: readonly {data: () => Promise<{raw_url: string; excerpt: string}>}[]}>;
  destroy: () => Promise<void>;
}

/** A page that was found by its text. */
export interface TextHit {
  path: string;
  /** The place in the text that answers the query: escaped text with `<mark>`. */
  excerpt: string;
}

/** Pages of which the excerpt is read for one answer: each is a request. */
const READ = 8;
/** Length of an excerpt, in words. */
const EXCERPT = 24;

/** The search in the texts below `folder` (which ends with a slash): gives the pages that hold all of the words, best first. */
export type TextSearch = (words: readonly string[], facets: SearchFacets) => Promise<TextHit[]>;

/** The result of `action`; fails if a file below `folder` failed to load, which pagefind only logs to the console. */
async function withFiles<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({type: 'resource'});
  try {
    const given = await action();
    const failed = observer
      .takeRecords()
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

/** Prepares the search in the texts; its index is loaded by the first question. */
export function createTextSearch(folder: string): TextSearch {
  let failures = 0;
  const load = kept(async () => {
    // Browsers keep a module that failed to load, and ask again only for another address.
    const address = `${folder}pagefind.js${failures === 0 ? '' : `?attempt=${failures}`}`;
    const pagefind = (await import(/* webpackIgnore: true */ address)) as Pagefind;
    // What it holds is dropped; without a worker, which would load the same client a second time.
    await pagefind.destroy();
    await pagefind.options({excerptLength: EXCERPT, noWorker: true});
    return pagefind;
  });

  const search: TextSearch = async (words, {channel, stage}) => {
    const filters = {...(channel && {channel}), ...(stage && {stage})};
    const {results} = await (await load.get()).search(words.map(british).join(' '), {filters});
    const pages = await Promise.all(results.slice(0, READ).map((result) => result.data()));
    return pages.map(({raw_url: path, excerpt}) => ({path, excerpt}));
  };
  return (words, facets) =>
    retrying(() =>
      withFiles(folder, () => search(words, facets)).catch((error: unknown) => {
        failures += 1;
        load.drop();
        throw error;
      }),
    );
}
