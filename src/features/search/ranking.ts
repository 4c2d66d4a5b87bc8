import {CALCULATORS_PATH} from '../calculators/paths';
import {TOPICS_PATH} from '../journal/paths';
import {STARTERS_PATH} from '../recipes/plan/paths';
import type {SearchEntry} from './types';
import {isQuestion, wordsOf} from './words/normalise';

/** The whole query as one phrase: "series a" is no series. */
const PHRASE = {title: 3, keywords: 2.5};

const inARow = (text: string) => ` ${wordsOf(text).join(' ')} `;

/**
 * The weight of a kind of page: a visitor who looks for an answer rarely means a game, a calculator, which answers one
 * question, a list of articles, or a plan, which has a little of several answers.
 */
function worthOf(path: string, question: boolean): number {
  if (path.startsWith('/games') || path.startsWith(`${CALCULATORS_PATH}/`)) {
    return 0.2;
  }
  if (path.includes('#')) {
    return question ? 2 : 0.6;
  }
  if (path.startsWith(`${STARTERS_PATH}/`)) {
    return 0.4;
  }
  return path.startsWith(TOPICS_PATH) ? 0.6 : 1;
}

/** By the place of an entry, what it is worth for one concept of a query; without a match it is not there. */
export type Column = ReadonlyMap<number, number>;

/** Gives the entries that match at least `atLeast` of a query's concepts, best first. */
export type Rank = (query: string, columns: readonly Column[], atLeast: number) => SearchEntry[];

/** Prepares to put `entries` in order by what they are worth for a query. */
export function createRanking(entries: readonly SearchEntry[]): Rank {
  const rows = entries.map(({title, keywords}) => ({title: inARow(title), keywords: inARow(keywords)}));
  return (query, columns, atLeast) => {
    const phrase = inARow(query);
    const question = isQuestion(query);
    const isPhrase = phrase.trim().includes(' ');
    return entries
      .map((entry, id) => {
        const found = columns.filter((values) => values.has(id));
        const sum = found.reduce((total, values) => total + (values.get(id) ?? 0), 0);
        const inTitle = isPhrase && rows[id]?.title.includes(phrase) ? PHRASE.title : 1;
        const inKeywords = isPhrase && rows[id]?.keywords.includes(phrase) ? PHRASE.keywords : 1;
        const score = sum * Math.max(inTitle, inKeywords) * worthOf(entry.path, question);
        return {entry, score: found.length >= atLeast ? score : 0};
      })
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score || a.entry.path.length - b.entry.path.length)
      .map(({entry}) => entry);
  };
}
