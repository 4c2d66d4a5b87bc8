const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** `2026-11-21` as `21 November 2026`, in every time zone. */
export const dayInWords = (day: string): string => format.format(new Date(day));
