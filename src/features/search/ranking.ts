import {CALCULATORS_PATH, STARTERS_PATH, TOPICS_PATH} from '../../config/paths';
import type {Match} from './matcher';
import type {SearchEntry} from './types';
import {holdsPhrase, searchTokens} from './tokens';

/** The whole query is a phrase ("series a" is not just any series) or a keyword of the page. */
const CALLED = 3;

const calls = (text: string, query: readonly string[]): boolean =>
  query.length > 1
    ? holdsPhrase(text, query.join(' '))
    : text.split(',').some((part) => searchTokens(part).join(' ') === query[0]);

/** A question: answers come first. */
const QUESTION = /^(how|what|when|where|which|who|why|can|could|do|does|is|are|should|will)\s|\?\s*$/i;

/**
 * Weight of a match: games count only if named; calculators, starter plans and, unless the query asks something,
 * answers rank below pages. `words` are those of the query, corrected.
 */
export function worthOf(query: string, words: readonly string[]): (match: Match<SearchEntry>) => number {
  const question = QUESTION.test(query.trim());
  const whole = searchTokens(query);
  return ({item: {path, title, keywords, also = ''}}) => {
    const names = [title, keywords, also];
    const called = names.some((text) => calls(text, whole)) ? CALLED : 1;
    const named = called > 1 || words.every((word) => searchTokens(names.join(' ')).includes(word));
    if (path.startsWith('/games')) {
      return called * (named ? 0.2 : 0);
    }
    if (path.includes('#')) {
      return called * (question ? 2 : 0.6);
    }
    if (path.startsWith(`${CALCULATORS_PATH}/`)) {
      return called * (named ? 0.4 : 0.2);
    }
    if (path.startsWith(`${STARTERS_PATH}/`)) {
      return called * 0.4;
    }
    return called * (path.startsWith(TOPICS_PATH) ? 0.6 : 1);
  };
}
