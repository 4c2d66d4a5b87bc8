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

/** Prepares the search in the texts; its index is loaded by the first question. */
export function createTextSearch(folder: string): TextSearch {
  const load = kept(() =>
    retrying(async (attempt) => {
      // Browsers keep a module that failed to load, and ask again only for another address.
      const address = `${folder}pagefind.js${attempt === 0 ? '' : `?attempt=${attempt}`}`;
      const pagefind = (await import(/* webpackIgnore: true */ address)) as Pagefind;
      await pagefind.destroy();
      // Without a worker: the index is small, and a worker would load the same client a second time.
      await pagefind.options({excerptLength: EXCERPT, noWorker: true});
      return pagefind;
    }),
  );
  return async (words, {channel, stage}) => {
    const filters = {...(channel && {channel}), ...(stage && {stage})};
    const {results} = await (await load()).search(words.map(british).join(' '), {filters});
    const pages = await Promise.all(results.slice(0, READ).map((result) => result.data()));
    return pages.map(({raw_url: path, excerpt}) => ({path, excerpt}));
  };
}
