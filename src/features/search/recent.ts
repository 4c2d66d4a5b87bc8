import {parseTextList, useStored} from '../storage/useStored';

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

interface RecentSearches {
  recent: readonly string[];
  remember: (query: string) => void;
  forget: () => void;
}

/** The visitor's last searches, kept in this browser only. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useStored('gfn-recent-searches', parseTextList);
  return {
    recent: recent.slice(0, RECENT_LIMIT),
    remember: (query) => setRecent(addRecent(recent, query)),
    forget: () => setRecent([]),
  };
}
