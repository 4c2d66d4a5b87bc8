import {isDraft} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import {lineOf} from '../../lib/text';
import {MARKER, UNWRITTEN} from '../../lib/unwritten';
import {withoutComments, type Source} from './sources';

/** Each place that is still to be written, with its line. */
function placesIn(source: Source): {line: number; what: string}[] {
  // A comment may speak of the mark.
  const {fields, body} = withoutComments(source);
  return [...`${fields}${body}`.matchAll(/WRITE:((?:(?!WRITE:)[^'"\n])*)/g)].map(({index, 1: what = ''}) => ({
    line: lineOf(source.text, index),
    what: what.trimEnd(),
  }));
}

/** Places that a writer has not filled in yet; a draft may keep them. */
export function unfilledProblems(source: Source): Problem[] {
  return isDraft(source.text)
    ? []
    : placesIn(source).map(({line, what}) => ({
        file: source.file,
        line,
        value: `${MARKER}${what}`,
        ...UNWRITTEN,
      }));
}
