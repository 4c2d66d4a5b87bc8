import type {Problem} from '../../lib/problems';
import {lineOf, type Source} from './sources';

/** What `npm run new` writes wherever a writer has to write; no check lets it through. */
export const MARKER = 'WRITE:';

/** Places that a writer has not filled in yet; a draft may keep them. */
export function unfilledProblems({file, text}: Source): Problem[] {
  return /^draft: true$/m.test(text)
    ? []
    : [...text.matchAll(/^(?![ \t]*#).*WRITE:([^'"\n]*)/gm)].map((match) => ({
        file,
        line: lineOf(text, match.index),
        value: `${MARKER}${match[1] ?? ''}`,
        problem: 'is still to be written',
        remedy: `Write what belongs there, and remove "${MARKER}".`,
      }));
}
