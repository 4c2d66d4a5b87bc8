import {keepFigures} from '../../../data/keepFigures';

const whole = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 0});
const cents = new Intl.NumberFormat('en-GB', {minimumFractionDigits: 2, maximumFractionDigits: 2});
const oneDecimal = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 1});
const twoDecimals = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 2});
const twoDigits = new Intl.NumberFormat('en-GB', {maximumSignificantDigits: 2});
const exact = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 6});

/** A rounded zero without the sign of what was rounded. */
const unsigned = (text: string) => (/^-[0.,]+$/.test(text) ? text.slice(1) : text);

/** A number as it was given: `2,500`, `0.125`. */
export const asGiven = (value: number): string => unsigned(exact.format(value));

/** People, clicks, days: `8,158`. */
export const count = (value: number): string => unsigned(whole.format(value));

/** A result with as many digits as it deserves: `0.52`, `12.3`, `8,158`. */
export function short(value: number): string {
  const size = Math.abs(value);
  const style = size >= 100 ? whole : size >= 1 || size === 0 ? oneDecimal : twoDigits;
  return unsigned(style.format(value));
}

/** A rate or a return, to two decimals: `2.04`. */
export const fine = (value: number): string => unsigned(twoDecimals.format(value));

/** `EUR 104`, `EUR 0.70`, `EUR -12`: cents only below EUR 100. */
export const euros = (value: number): string => {
  const small = Math.abs(value) < 100 && Math.abs(value - Math.round(value)) > 0.004;
  return `EUR ${unsigned(small ? cents.format(value) : whole.format(value))}`;
};

/** `12.3 %` */
export const percent = (value: number): string => `${short(value)} %`;

/** `1 percentage point`, `0.5 percentage points` */
export const points = (value: number): string => {
  const text = short(value);
  return `${text} percentage point${text === '1' ? '' : 's'}`;
};

/** A number with the unit of its field: `EUR 0.70`, `5 %`, `2,500 people`. */
export function withUnit(value: number, unit?: string): string {
  if (unit === 'EUR') {
    return `EUR ${(Number.isInteger(value) ? whole : cents).format(value)}`;
  }
  return unit === undefined ? asGiven(value) : `${asGiven(value)} ${unit}`;
}

/** `1 group`, `2,500 groups` */
export const counted = (value: number, noun: string): string =>
  `${short(value)} ${noun}${value === 1 ? '' : 's'}`;

/** A text whose figures stay on one line with their percent sign and their EUR. */
export const unbroken = (text: string): string => keepFigures(text).replaceAll(/EUR (?=[-\d])/g, 'EUR\u00A0');
