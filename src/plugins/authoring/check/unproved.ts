import {isOld} from '../../../data/evidence/age';
import type {Evidence} from '../../../data/evidence/schema';
import {MARKER} from '../../lib/unwritten';

/** Something that is not wrong, and that its writer should look at. */
export interface Remark {
  /** Path from the project's root. */
  file: string;
  remark: string;
}

/** Sources that have not been seen, and a review that is over a year old on the day `today`. */
export function unproved(file: string, {sources, reviewed}: Evidence, today: string): Remark[] {
  const review = isOld(reviewed.on, today) ? [`was last reviewed on ${reviewed.on}, over a year ago`] : [];
  const unseen = sources
    .filter(({checked, claim}) => checked === undefined && !claim.startsWith(MARKER))
    .map(({claim}) => `has a source that has not been seen: ${claim}`);
  return [...review, ...unseen].map((remark) => ({file, remark}));
}

/** The remarks as a list for people; empty without any. */
export function formatRemarks(remarks: readonly Remark[]): string {
  const lines = remarks.map(({file, remark}) => `  - ${file} ${remark}`);
  return lines.length === 0 ? '' : `Not wrong, but still to do:\n${lines.join('\n')}\n\n`;
}
