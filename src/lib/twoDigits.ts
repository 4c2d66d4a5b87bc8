/** As on a card: `07`. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
