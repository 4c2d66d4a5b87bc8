import type {Problem} from '../../lib/problems';
import {blank, lineOf} from '../../lib/text';
import type {Source} from './sources';

/** Words that sound translated when they come too often, and how often the whole site may have each. */
const TICS: readonly {pattern: RegExp; most: number; remedy: string}[] = [
  {pattern: /\bnobody\b/gi, most: 10, remedy: 'Say "no one", or who should have done it.'},
  {pattern: /\bsomebody\b/gi, most: 10, remedy: 'Say "someone", or who it is.'},
  {pattern: /\banybody\b|\beverybody\b/gi, most: 10, remedy: 'Say "anyone", "everyone", or who it is.'},
  {
    pattern:
      /\b(?:stands?|stood) (?:above|at|before|behind|below|beneath|beside|here|in|next|on|there|under)\b/gi,
    most: 0,
    remedy: 'Say what is there: "the page has", "is in".',
  },
  {pattern: /\b(?:stands?|stood)\b(?!-)/gi, most: 5, remedy: 'Say what it does: "means", "is".'},
  {pattern: /\b(?:tells?|told)\b/gi, most: 20, remedy: 'Say "say", "show" or "explain".'},
];
const ADDRESS = /https?:\/\/\S+/g;

/** The words that all texts together have more often than sounds natural: each place beyond that number. */
export function ticProblems(sources: readonly Source[]): Problem[] {
  return TICS.flatMap(({pattern, most, remedy}) =>
    sources
      .flatMap(({file, text}) =>
        [...blank(text, ADDRESS).matchAll(pattern)].map((match) => ({
          file,
          line: lineOf(text, match.index),
          value: match[0],
          problem:
            most === 0 ? 'sounds translated' : `comes too often: the whole site may have it ${most} times`,
          remedy,
        })),
      )
      .slice(most),
  );
}
