/** Days are whole numbers, counted from 1 January 1970 in UTC, so that no clock change moves a date. */
export type Day = number;

/** A day of 24 hours: in UTC every day is one. */
export const DAY_MS = 86_400_000;
/** From this day of December on, and on 1 January, much of Europe is off. */
const YEAR_END = 24;
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
export const weekday = (day: Day): number => (((day + THURSDAY - 1) % 7) + 7) % 7;

/** Whether work is done on a day. */
export type IsWorking = (day: Day) => boolean;

/** Whether a day is a Monday to Friday; public holidays differ between countries and are not known here. */
export const isWorkingDay: IsWorking = (day) => weekday(day) < 5;

/** The same, with 24 December to 1 January left free. */
export const isWorkingDayButYearEnd: IsWorking = (day) => {
  const date = new Date(day * DAY_MS);
  const [month, dayOfMonth] = [date.getUTCMonth(), date.getUTCDate()];
  return isWorkingDay(day) && (month < 11 || dayOfMonth < YEAR_END) && (month > 0 || dayOfMonth > 1);
};

/** The day itself, or the next one on which work is done. */
export function workingDayFrom(day: Day, isWorking: IsWorking = isWorkingDay): Day {
  let next = day;
  while (!isWorking(next)) {
    next += 1;
  }
  return next;
}

/** The last of some working days, in order, where others lie between them: those that follow one another need no end. */
export function splitUntil(days: readonly Day[]): Day | undefined {
  const gap = days.some((day, index) => index > 0 && workingDayFrom((days[index - 1] ?? day) + 1) !== day);
  return gap ? days.at(-1) : undefined;
}

/** Today's date in the reader's own time zone. */
export const dayOf = (now: Date): Day => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;

/** The first Monday after today's date in the reader's own time zone. */
export function mondayAfter(now: Date): Day {
  const today = dayOf(now);
  return today + 7 - weekday(today);
}
