import type {Evidence} from './schema';

/** Over a year old on `today`; days as `2026-11-21`. */
export function isOld(on: string, today: string): boolean {
  const [year = '', ...rest] = on.split('-');
  return [Number(year) + 1, ...rest].join('-') < today;
}

/** Its age is only known at build time. */
export type Reviewed = Evidence['reviewed'] & {old?: boolean};

export interface ShownEvidence extends Evidence {
  reviewed: Reviewed;
}

/** An item whose review says whether it is over a year old on `today`, as `2026-11-21`. */
export const withAge = <T extends Pick<Evidence, 'reviewed'>>(
  evidence: T,
  today: string,
): T & {reviewed: Reviewed} => ({
  ...evidence,
  reviewed: {...evidence.reviewed, old: isOld(evidence.reviewed.on, today)},
});
