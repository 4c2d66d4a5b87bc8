import type {Evidence} from './schema';

/** Whether a review on the day `on` is over a year old on another day; both as `2026-11-21`. */
export function isOld(on: string, today: string): boolean {
  const [year = '', ...rest] = on.split('-');
  return [Number(year) + 1, ...rest].join('-') < today;
}

/** A review as a page shows it: with its age, which is known only when the site is built. */
export type Reviewed = Evidence['reviewed'] & {old?: boolean};

/** Evidence as a page shows it. */
export interface ShownEvidence extends Evidence {
  reviewed: Reviewed;
}

/** The same with the review's age on the day `today`. */
export const withAge = <T extends Pick<Evidence, 'reviewed'>>(
  evidence: T,
  today: string,
): T & {reviewed: Reviewed} => ({
  ...evidence,
  reviewed: {...evidence.reviewed, old: isOld(evidence.reviewed.on, today)},
});
