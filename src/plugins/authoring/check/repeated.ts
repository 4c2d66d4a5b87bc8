import type {Problem} from '../../lib/problems';
import {lineOf} from '../../lib/text';
import type {Source} from './sources';

/** Sentences of so few words may be repeated. */
export const SHORT = 3;

/** Sentences of more than three words that one text has three times or more. */
export function repeatedWithin({file, text}: Source): Problem[] {
  const places = new Map<string, number[]>();
  for (const {0: sentence, index} of text.matchAll(
    /(?<=^|[.!?]\s+)\p{Lu}[^.!?|\n]*(?:\n(?![\s-])[^.!?|\n]+)*[.!?]/gmu,
  )) {
    const words = sentence.replaceAll(/\s+/g, ' ');
    places.set(words, [...(places.get(words) ?? []), index]);
  }
  return [...places].flatMap(([sentence, [first = 0, ...others]]) =>
    others.length < 2 || sentence.split(' ').length <= SHORT
      ? []
      : [
          {
            file,
            line: lineOf(text, first),
            value: sentence,
            problem: `is there ${others.length + 1} times`,
            remedy: 'Say it once.',
          },
        ],
  );
}
