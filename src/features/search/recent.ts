import {parseTextList, useStored} from '../../shell/storage/useStored';
import {QUERY_LIMIT} from '../../shell/url-state/queryLimit';

/** Where the browser keeps them. */
export const RECENT_KEY = 'gfn-recent-searches';

/** Recent searches that are kept and shown. */
const RECENT_LIMIT = 5;

/** The list with one more search in front: no empty ones, none twice, at most five. */
export function addRecent(list: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '') {
    return [...list];
  }
  const others = list.filter((item) => item.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, RECENT_LIMIT);
}

/** Reads what is stored: anything that this page would not have written itself is dropped. */
export function parseRecent(stored: string | null): string[] {
  const texts = parseTextList(stored).filter((text) => text.length <= QUERY_LIMIT);
  return texts.reduceRight<string[]>(addRecent, []);
}

interface RecentSearches {
  recent: readonly string[];
  remember: (query: string) => void;
  /** Drops one search, or all of them. */
  forget: (query?: string) => void;
}

/** The visitor's last searches, kept in this browser only. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useStored(RECENT_KEY, parseRecent);
  return {
    recent,
    remember: (query) => setRecent(addRecent(recent, query)),
    forget: (query) => setRecent(query === undefined ? [] : recent.filter((item) => item !== query)),
  };
}
