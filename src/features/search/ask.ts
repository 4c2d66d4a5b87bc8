import {toAnswer} from './answer';
import {passes, type SearchFacets} from './facets';
import {fetchJson, kept} from './retry';
import {createSiteSearch, type Found} from './siteSearch';
import {createTextSearch, type TextHit} from './texts';
import {isSearchFile, isWordsFile, type SearchOutcome} from './types';

/** The texts are asked once typing has paused so long: each further word is a part of their index. */
const TEXT_PAUSE_MS = 300;

interface AskOptions {
  facets: SearchFacets;
  /** Results at most. */
  limit: number;
  /** Whether the texts are searched, too, where titles and descriptions say too little. */
  texts: boolean;
  /** Ends the search, which then fails, when the query has changed. */
  signal: AbortSignal;
  /** Hears of the pages found so far while the search goes on; later answers keep them in their places, and add. */
  onFound: (outcome: SearchOutcome) => void;
}

/** Answers a query. Fails where the index cannot be loaded. */
export type Ask = (query: string, options: AskOptions) => Promise<SearchOutcome>;

/** The search over the index in `folder`, which ends with a slash. Its files are loaded as they are needed. */
export function createAsk(folder: string): Ask {
  const searchTexts = createTextSearch(folder);
  const load = kept(async () => {
    const file = await fetchJson(`${folder}entries.json`, isSearchFile);
    const search = createSiteSearch(file);
    const byPath = new Map(file.entries.map((entry) => [entry.path, entry]));
    const addWords = kept(async () => search.addWords(await fetchJson(`${folder}words.json`, isWordsFile)));
    return {search, addWords, entryOf: (path: string) => byPath.get(path)};
  });

  return async (query, {facets, limit, texts, signal, onFound}) => {
    const {search, addWords, entryOf} = await load.get();
    let textsFailed = false;
    const answer = (found: Found, complete: boolean, hits?: readonly TextHit[]): SearchOutcome => ({
      ...toAnswer(found, {facets, limit, entryOf, ...(hits && {hits})}),
      complete,
      textsFailed,
    });
    const report = (found: Found) => {
      if (!found.nearest) {
        onFound(answer(found, false));
      }
    };
    /** The result of loading a further file; `instead` if that fails, which is remembered. */
    async function tryTo<T>(action: () => Promise<T>, instead: T): Promise<T> {
      try {
        return await action();
      } catch {
        textsFailed = true;
        return instead;
      }
    }

    let found = search.find(query);
    if (found.needsWords) {
      report(found);
      await tryTo(addWords.get, undefined);
      found = search.find(query);
    }
    const {textWords} = found;
    if (!texts || textWords === undefined) {
      return answer(found, true);
    }
    report(found);
    await new Promise((resolve) => setTimeout(resolve, TEXT_PAUSE_MS));
    signal.throwIfAborted();
    const isWanted = (path: string) => {
      const entry = entryOf(path);
      return entry !== undefined && passes(entry, facets);
    };
    const hits = await tryTo(() => searchTexts(textWords, isWanted), []);
    return answer(found, true, hits);
  };
}
