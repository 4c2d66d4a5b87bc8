import type {Problem} from '../../lib/problems';
import {blank, lineOf} from '../../lib/text';
import type {Source} from './sources';

/** Words that sound translated when they come too often, and how often the whole site may have each. CONTRIBUTING.md lists them. */
export const TICS: readonly {words: string; pattern: RegExp; most: number; remedy: string}[] = [
  {words: '“nobody”', pattern: /\bnobody\b/gi, most: 10, remedy: 'Say "no one", or who should have done it.'},
  {words: '“somebody”', pattern: /\bsomebody\b/gi, most: 10, remedy: 'Say "someone", or who it is.'},
  {
    words: '“anybody” and “everybody”',
    pattern: /\banybody\b|\beverybody\b/gi,
    most: 10,
    remedy: 'Say "anyone", "everyone", or who it is.',
  },
  {
    words: '“stands in”, “stands on” and the like',
    pattern:
      /\b(?:stands?|stood) (?:above|at|before|behind|below|beneath|beside|here|in|next|on|there|under)\b/gi,
    most: 0,
    remedy: 'Say what is there: "the page has", "is in".',
  },
  {
    words: '“stand” and “stood”',
    pattern: /\b(?:stands?|stood)\b(?!-)/gi,
    most: 5,
    remedy: 'Say what it does: "means", "is".',
  },
  {
    words: '“tell” and “told”',
    pattern: /\b(?:tells?|told)\b/gi,
    most: 20,
    remedy: 'Say "say", "show" or "explain".',
  },
];
const ADDRESS = /https?:\/\/\S+/g;

/** How often a file has a word. */
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/**
 * The words that all texts together have more often than sounds natural: one problem for each file that has more than
 * its share. What no text may have is a problem at each place.
 */
export function ticProblems(sources: readonly Source[]): Problem[] {
  return TICS.flatMap(({pattern, most, remedy}) => {
    const uses = sources.flatMap(({file, text}) => {
      const found = [...blank(text, ADDRESS).matchAll(pattern)].map((match) => ({
        line: lineOf(text, match.index),
        word: match[0],
      }));
      return found.length === 0 ? [] : [{file, found}];
    });
    if (most === 0) {
      return uses.flatMap(({file, found}) =>
        found.map(({line, word}) => ({file, line, value: word, problem: 'sounds translated', remedy})),
      );
    }
    const total = uses.reduce((sum, {found}) => sum + found.length, 0);
    return uses
      .filter(({found}) => total > most && found.length > most / uses.length)
      .map(({file, found}) => ({
        file,
        line: found[0]?.line,
        value: [...new Set(found.map(({word}) => word.toLowerCase()))].join(', '),
        problem: `comes ${times(found.length)} here and ${times(total)} on the site, which may have ${most}`,
        remedy,
      }));
  });
}
