/** A number as a card shows it: `07`. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
