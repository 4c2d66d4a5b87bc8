import {isDraft} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import {blank, lineOf, YAML_COMMENT, type Source} from './sources';
import type {Remark} from './unproved';

/** What `npm run new` writes wherever a writer has to write; no check lets it through. */
export const MARKER = 'WRITE:';

/** Each place that is still to be written, with its line. */
const placesIn = (text: string) =>
  // A comment may speak of the mark.
  [...blank(text, YAML_COMMENT).matchAll(/WRITE:((?:(?!WRITE:)[^'"\n])*)/g)].map(({index, 1: what = ''}) => ({
    line: lineOf(text, index),
    what: what.trimEnd(),
  }));

/** Places that a writer has not filled in yet; a draft may keep them. */
export function unfilledProblems({file, text}: Source): Problem[] {
  return isDraft(text)
    ? []
    : placesIn(text).map(({line, what}) => ({
        file,
        line,
        value: `${MARKER}${what}`,
        problem: 'is still to be written',
        remedy: `Write what belongs there, and remove "${MARKER}".`,
      }));
}

/** The same places of a draft, which are no problem yet. */
export function unfilledRemarks({file, text}: Source): Remark[] {
  return isDraft(text)
    ? placesIn(text).map(({line, what}) => ({
        file,
        remark: `is a draft, and line ${line} is still to be written:${what}`,
      }))
    : [];
}
