/** Written out: see `figure` for why not `Intl`. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** `2026-11-21` as `21 November 2026`. */
export function dayInWords(text: string): string {
  const [year, month, day] = text.split('-').map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}
