import {createMatcher, enoughOf, type Match} from './matcher';
import {worthOf} from './ranking';
import type {SearchEntry, SearchFile} from './types';
import {holdsPhrase} from './tokens';

/** The full texts are searched too if fewer pages than this hold all of the words. */
const FEW = 3;

export interface Found {
  /** Best first. */
  entries: readonly SearchEntry[];
  words: readonly string[];
  /** A channel of the query that we have nothing for, and the nearest one, which was searched for instead. */
  uncovered?: {channel: string; nearest: string} | undefined;
  askTexts: boolean;
}

export interface SiteSearch {
  find: (query: string) => Found;
}

const addressOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/^.*#.*$/, '');

export function createSiteSearch({entries, uncovered}: SearchFile): SiteSearch {
  const match = createMatcher(entries, ({path, keywords, channels = [], stage = '', ...entry}) => ({
    ...entry,
    keywords: [keywords, addressOf(path), ...channels, stage].join(' '),
  }));
  const channels = Object.entries(uncovered);

  return {
    find(query) {
      const [channel, nearest] = channels.find(([name]) => holdsPhrase(query, name)) ?? [];
      const {found, words} = match(nearest ?? query);
      const atLeast = enoughOf(words);
      const worth = worthOf(nearest ?? query, words);
      const ranked = found
        .map((each: Match<SearchEntry>) => ({...each, score: each.score * worth(each)}))
        .filter(({score}) => score > 0)
        .sort((a, b) => b.score - a.score || a.item.path.length - b.item.path.length);
      const all = ranked.filter(({held}) => held >= atLeast);
      return {
        entries: (all.length > 0 ? all : ranked).map(({item}) => item),
        words,
        uncovered: channel === undefined || nearest === undefined ? undefined : {channel, nearest},
        askTexts: words.length > 0 && all.length < FEW,
      };
    },
  };
}
