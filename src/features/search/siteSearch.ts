import {createMatcher, enoughOf, type Match} from './matcher';
import {worthOf} from './ranking';
import type {SearchEntry, SearchFile} from './types';
import {holdsPhrase} from './tokens';

/** If fewer pages than this hold all of the words, the texts are asked, too. */
const FEW = 3;

/** What a query found. */
export interface Found {
  /** Best first. */
  entries: readonly SearchEntry[];
  /** The words to mark. */
  words: readonly string[];
  /** A channel of the query that we have nothing for; what was found is about the one nearest to it. */
  uncovered?: {channel: string; nearest: string} | undefined;
  /** Titles and descriptions say too little about it. */
  askTexts: boolean;
}

export interface SiteSearch {
  find: (query: string) => Found;
}

/** The last part of a page's address, as words. */
const addressOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/^.*#.*$/, '');

/** Builds the search over what the build wrote of every page. */
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
