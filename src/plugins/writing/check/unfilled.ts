import type {Problem} from '../../lib/problems';
import {isDraft} from '../../lib/text';
import {MARKER, UNWRITTEN} from '../../lib/unwritten';
import type {Source} from './sources';

/** Lines on which a writer has something left to write; a draft may keep them, and a comment may speak of the mark. */
export function unfilledProblems({file, text}: Source): Problem[] {
  const comment = file.endsWith('.mdx') ? /^\s*\{\/\*/ : /^\s*#/;
  return isDraft(text)
    ? []
    : text
        .split('\n')
        .map((line, index) => ({line: index + 1, text: line}))
        .filter((one) => one.text.includes(MARKER) && !comment.test(one.text))
        .map((one) => ({
          file,
          line: one.line,
          value: one.text.slice(one.text.indexOf(MARKER)),
          problem: UNWRITTEN,
        }));
}
