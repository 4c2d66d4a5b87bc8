/** Days are whole numbers, counted from 1 January 1970 in UTC, so that no clock change moves a date. */
export type Day = number;

/** A day of 24 hours: in UTC every day is one. */
export const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;

/** The day of a date such as `2026-12-07`; undefined where there is no such date from 2000 to 2099. */
export function parseDay(text: string): Day | undefined {
  const time = /^20\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const day = time / DAY_MS;
  return Number.isInteger(day) && formatDay(day) === text ? day : undefined;
}

/** A day as `2026-12-07`. */
export const formatDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The month of a day, as `2026-12`. */
export const monthOf = (day: Day): string => formatDay(day).slice(0, 7);

/** 0 for Monday to 6 for Sunday. */
const weekday = (day: Day): number => (((day + THURSDAY - 1) % 7) + 7) % 7;

/** The Monday of the week that a day is in. */
export const mondayOf = (day: Day): Day => day - weekday(day);

/**
 * Whether work is done on a day: Monday to Friday, and not from 24 December to 1 January, when much of Europe is off.
 * Other public holidays differ between countries and are not known here.
 */
export function isWorkingDay(day: Day): boolean {
  const date = new Date(day * DAY_MS);
  const [month, dayOfMonth] = [date.getUTCMonth(), date.getUTCDate()];
  return weekday(day) < 5 && (month < 11 || dayOfMonth < 24) && (month > 0 || dayOfMonth > 1);
}

/** The day itself, or the next one on which work is done. */
export function workingDayFrom(day: Day): Day {
  let next = day;
  while (!isWorkingDay(next)) {
    next += 1;
  }
  return next;
}

/** The last of some working days, in order, where others lie between them: those that follow one another need no end. */
export function splitUntil(days: readonly Day[]): Day | undefined {
  const gap = days.some((day, index) => index > 0 && workingDayFrom((days[index - 1] ?? day) + 1) !== day);
  return gap ? days.at(-1) : undefined;
}

/** Today's date in the reader's own time zone; by a clock that is far off, one from which a plan can still begin. */
export function dayOf(now: Date): Day {
  const time = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.min(Math.max(time, Date.UTC(2000, 0)), Date.UTC(2099, 11)) / DAY_MS;
}

/** The first Monday after a day. */
export const mondayAfter = (day: Day): Day => mondayOf(day) + 7;
