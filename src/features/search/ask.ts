import {toAnswer} from './answer';
import {filterBy} from '../../shell/facets/facet';
import {FACETS, type SearchFacets} from './facets';
import {fetchJson, memoWithExpiry} from './retry';
import {createSiteSearch} from './siteSearch';
import {createTextSearch, type TextHit} from './texts';
import {isSearchFile, type SearchOutcome} from './types';

/** Each further word loads a part of the full-text index, so wait for a pause in typing. */
const TEXT_PAUSE_MS = 300;

interface AskOptions {
  facets: SearchFacets;
  limit: number;
  /** Search full texts whenever titles and descriptions say little, not only if they say nothing. */
  texts: boolean;
  signal: AbortSignal;
  /** Called with what has been found so far; later answers only add to it. */
  onFound: (outcome: SearchOutcome) => void;
}

/** Rejects if the index cannot be loaded. */
export type Ask = (query: string, options: AskOptions) => Promise<SearchOutcome>;

/** `folder` ends with a slash; its files are loaded on demand. */
export function createAsk(folder: string): Ask {
  const searchTexts = createTextSearch(folder);
  const load = memoWithExpiry(async () => {
    const file = await fetchJson(`${folder}entries.json`, isSearchFile);
    const byPath = new Map(file.entries.map((entry) => [entry.path, entry]));
    return {find: createSiteSearch(file), entryOf: (path: string) => byPath.get(path)};
  });

  return async (query, {facets, limit, texts, signal, onFound}) => {
    const {find, entryOf} = await load.get();
    const found = find(query);
    const answer = (
      complete: boolean,
      hits: readonly TextHit[] = [],
      textsFailed = false,
    ): SearchOutcome => ({
      ...toAnswer(found, {facets, limit, entryOf, hits}),
      complete,
      textsFailed,
    });
    if (!found.askTexts || (!texts && found.entries.length > 0)) {
      return answer(true);
    }
    if (found.entries.length > 0) {
      onFound(answer(false));
    }
    await new Promise((resolve) => setTimeout(resolve, TEXT_PAUSE_MS));
    signal.throwIfAborted();
    const isWanted = (path: string) => {
      const entry = entryOf(path);
      return entry !== undefined && filterBy(FACETS, facets, [entry]).length > 0;
    };
    try {
      return answer(true, await searchTexts(found.words, isWanted));
    } catch {
      return answer(true, [], true);
    }
  };
}
