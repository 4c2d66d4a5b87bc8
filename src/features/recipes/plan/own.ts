import {formatDay, isWorkingDay, isWorkingDayButYearEnd, parseDay, type Day, type IsWorking} from './days';

/** A sale, a holiday, a test that runs already: something of the visitor's own that the plan keeps clear of. */
export interface OwnRow {
  name: string;
  from: Day;
  days: number;
  /** The surface that it occupies; `off` where nobody works meanwhile; `shown` where it is only in the agenda. */
  place: string;
}

/** The place of days on which no work is done. */
export const OFF = 'off';
/** The place of what is only in the agenda; no recipe occupies it. */
export const SHOWN = 'shown';
/** The most rows, days of one, and letters of its name. */
export const MOST = {rows: 20, days: 180, name: 60};

const FORM = /^(20\d\d-\d\d-\d\d)\.(\d{1,3})\.([a-z/-]{0,60})\.(.{1,60})$/;

/** The rows that the fields `own` of an address give; what makes no sense is left out. */
export const parseOwn = (given: readonly string[]): OwnRow[] =>
  given.slice(0, MOST.rows).flatMap((text) => {
    const [, date = '', count = '', place = '', name = ''] = FORM.exec(text) ?? [];
    const [from, days] = [parseDay(date), Number(count)];
    return from === undefined || days < 1 || days > MOST.days || name.trim() === ''
      ? []
      : [{name: name.trim(), from, days, place}];
  });

/** Writes one as `2026-12-18.14.site/home.Winter sale`. */
export const ownText = ({name, from, days, place}: OwnRow): string =>
  [formatDay(from), days, place, name].join('.');

/** The day after the last. */
export const endOfRow = ({from, days}: OwnRow): Day => from + days;

/** Whether work is done on a day of a plan: neither at the end of the year, unless asked for, nor on the visitor's days off. */
export function workdaysOf({worksYearEnd, own}: {worksYearEnd: boolean; own: readonly OwnRow[]}): IsWorking {
  const usual = worksYearEnd ? isWorkingDay : isWorkingDayButYearEnd;
  const off = own.filter(({place}) => place === OFF);
  return off.length === 0
    ? usual
    : (day) => usual(day) && !off.some((row) => row.from <= day && day < endOfRow(row));
}
