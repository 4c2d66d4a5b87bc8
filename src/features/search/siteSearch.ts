import {createMatcher, enoughOf, type Match} from './matcher';
import type {SearchEntry, SearchFile} from './types';
import {joinHyphenated, indexTokens, phrasesOf, searchTokens} from './tokens';
import {CALCULATORS_PATH, STARTERS_PATH, TOPICS_PATH} from '../../config/paths';

/** The whole query is a keyword of the page, or a phrase in it ("series a" is not just any series). */
const EXACT = 6;
const PARTIAL = 3;

function nameWeight(text: string, query: readonly string[]): number {
  const whole = query.join(' ');
  if (text.split(',').some((part) => searchTokens(joinHyphenated(part)).join(' ') === whole)) {
    return query.length > 1 ? EXACT : PARTIAL;
  }
  return query.length > 1 && phrasesOf(text)(whole) ? PARTIAL : 1;
}

/** A question, a complaint, or a word for our price: answers come first. */
const QUESTION =
  /^(how|what|when|where|which|who|why|can|could|do|does|is|are|should|will)\s|\?\s*$|\b(expensive|dear|cost too much|rising|dropping)\b|^(prices?|pricing|costs?|fees?|(day |hourly )?rates?|Preise?|Kosten)$/i;

/**
 * Weight of a match: games count only if named; calculators, starter plans and, unless the query asks something,
 * answers rank below pages. `words` are those of the query, corrected.
 */
function weightBy(query: string, words: readonly string[]): (match: Match<SearchEntry>) => number {
  const question = QUESTION.test(query.trim());
  const whole = searchTokens(query);
  return ({item: {path, title, keywords, also = ''}}) => {
    const names = [title, keywords, also];
    const weight = Math.max(...names.map((text) => nameWeight(text, whole)));
    const named = weight > 1 || words.every((word) => indexTokens(names.join(' ')).includes(word));
    if (path.startsWith('/games')) {
      return weight * (named ? 0.2 : 0);
    }
    if (path.includes('#')) {
      return weight * (question ? 2 : 0.6);
    }
    if (path.startsWith(`${CALCULATORS_PATH}/`)) {
      return weight * (named ? 0.4 : 0.2);
    }
    if (path.startsWith(`${STARTERS_PATH}/`)) {
      return weight * 0.4;
    }
    return weight * (path.startsWith(TOPICS_PATH) ? 0.6 : 1);
  };
}

/** The full texts are searched too if fewer pages than this hold all of the words. */
const FEW = 3;

/** Pages found by title, keywords and description. */
export interface Found {
  /** Best first. */
  entries: readonly SearchEntry[];
  words: readonly string[];
  askTexts: boolean;
}

const addressOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/^.*#.*$/, '');

/** Returns the search over the index file: titles, keywords and descriptions, without full texts. */
export function createSiteSearch({entries}: SearchFile): (query: string) => Found {
  const match = createMatcher(entries, ({path, keywords, channels = [], stage = '', ...entry}) => ({
    ...entry,
    keywords: [keywords, addressOf(path), ...channels, stage].join(' '),
  }));

  return (query) => {
    const {found, words, read} = match(query);
    const atLeast = enoughOf(words);
    const weightOf = weightBy(read, words);
    const ranked = found
      .map((each: Match<SearchEntry>) => ({...each, score: each.score * weightOf(each)}))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score || a.item.path.length - b.item.path.length);
    const all = ranked.filter(({matchedTerms}) => matchedTerms >= atLeast);
    return {
      entries: (all.length > 0 ? all : ranked).map(({item}) => item),
      words,
      askTexts: words.length > 0 && all.length < FEW,
    };
  };
}
