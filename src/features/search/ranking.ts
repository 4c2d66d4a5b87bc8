import {CALCULATORS_PATH, STARTERS_PATH, TOPICS_PATH} from '../../config/paths';
import type {Match} from './matcher';
import type {SearchEntry} from './types';
import {holdsPhrase, searchTokens} from './tokens';

/** A page that is called by the whole query, as a phrase ("series a" is no series) or a keyword. */
const CALLED = 3;

/** Whether a text holds the whole query, as one of its items, or as a phrase. */
const calls = (text: string, query: readonly string[]): boolean =>
  query.length > 1
    ? holdsPhrase(text, query.join(' '))
    : text.split(',').some((part) => searchTokens(part).join(' ') === query[0]);

/** A question: answers come first. */
const QUESTION = /^(how|what|when|where|which|who|why|can|could|do|does|is|are|should|will)\s|\?\s*$/i;

/**
 * What a match is worth beside the others, `words` being those of the query in their right spelling: a visitor who does not name a game means none; one who does not name a
 * calculator or a starter plan rarely means one, which answers a single question, or has a little of several answers.
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
