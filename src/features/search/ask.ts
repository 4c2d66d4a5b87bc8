import {toAnswer} from './answer';
import {filterBy} from '../../shell/facets/facet';
import {FACETS, type SearchFacets} from './facets';
import {fetchJson, kept} from './retry';
import {createSiteSearch} from './siteSearch';
import {createTextSearch, type TextHit} from './texts';
import {isSearchFile, type SearchOutcome} from './types';

/** The texts are asked once typing has paused so long: each further word is a part of their index. */
const TEXT_PAUSE_MS = 300;

interface AskOptions {
  facets: SearchFacets;
  /** Results at most. */
  limit: number;
  /** Whether the texts are searched, too, where titles and descriptions say little, rather than only where they say nothing. */
  texts: boolean;
  /** Ends the search, which then fails, when the query has changed. */
  signal: AbortSignal;
  /** Called with the pages found so far while the search goes on; later answers keep them in their places, and add. */
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
    return {search, entryOf: (path: string) => byPath.get(path)};
  });

  return async (query, {facets, limit, texts, signal, onFound}) => {
    const {search, entryOf} = await load.get();
    const found = search.find(query);
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
