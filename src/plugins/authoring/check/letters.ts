import {BASIC, FURTHER, OF_SYSTEM} from '../../client/fonts/characters';
import type {Problem} from '../../lib/problems';
import {blank, CODE, lineOf} from '../../lib/text';
import {withoutComments, type Source} from './sources';

/** Runs of characters that none of our fonts has. */
const UNSHOWN = new RegExp(
  `[^\\s${`${BASIC}${FURTHER}${OF_SYSTEM}`.replaceAll(/[\\\]^-]/g, '\\$&')}]+`,
  'gu',
);

/** A text without what our fonts never show: comments, and the code of MDX, which has a font of the system. */
function shown(source: Source): string {
  const {fields, body} = withoutComments(source);
  return fields + blank(body, CODE);
}

/** Letters and signs that our fonts lack: each system would fall back to another font, or show an empty box. */
export const letterProblems = (source: Source): Problem[] =>
  [...shown(source).matchAll(UNSHOWN)].map((match) => ({
    file: source.file,
    line: lineOf(source.text, match.index),
    value: match[0],
    problem: 'is nothing that our fonts can show',
    remedy: 'Write it in Latin letters and common signs; a letter with an accent has to be one character.',
  }));
