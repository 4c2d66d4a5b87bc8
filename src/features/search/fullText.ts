import {fetchFile, once} from './loading';
import {loadPagefind, type PagefindHit} from './pagefind';
import {unpackWords} from './wordList';

/** What the engine asks of the full-text index. */
export interface FullText {
  /** Begins to load the index, so that a search that is about to come need not wait for it. */
  prepare: () => void;
  /** Paths of the pages that hold all of the words, best first. */
  search: (words: readonly string[]) => Promise<string[]>;
  /** Whether an answered search found the page. */
  has: (words: readonly string[], path: string) => boolean;
  /** A piece of a page that an answered search found, as pagefind gives it; empty for any other page. */
  excerpt: (words: readonly string[], path: string) => Promise<string>;
  /** Every word that stands in a text and in no title, keyword or description. */
  words: () => Promise<string[]>;
}

/** The index in `folder` (which ends with a slash), loaded once it is needed; `paths` are the pages by their name in it. */
export function createFullText(folder: string, paths: ReadonlyMap<string, string>): FullText {
  const answered = new Map<string, Map<string, PagefindHit>>();
  const load = once((failures) => loadPagefind(folder, failures));
  const hit = (words: readonly string[], path: string) => answered.get(words.join(' '))?.get(path);
  return {
    prepare: () => void load().catch(() => undefined),
    async search(words) {
      const query = words.join(' ');
      const known = answered.get(query);
      if (known !== undefined) {
        return [...known.keys()];
      }
      const {results} = await (await load()).search(query);
      const found = new Map<string, PagefindHit>();
      for (const result of results) {
        const path = paths.get(result.id);
        if (path !== undefined) {
          found.set(path, result);
        }
      }
      answered.set(query, found);
      return [...found.keys()];
    },
    has: (words, path) => hit(words, path) !== undefined,
    excerpt: async (words, path) => (await hit(words, path)?.data())?.excerpt ?? '',
    words: once(async () => unpackWords(await (await fetchFile(`${folder}words.txt`)).text())),
  };
}
