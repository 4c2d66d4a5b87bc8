const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** A day such as `2026-11-21` as `21 November 2026`, the same wherever the reader is. */
export const dayInWords = (day: string): string => format.format(new Date(day));
