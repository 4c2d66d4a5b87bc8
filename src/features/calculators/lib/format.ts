import {keepFigures} from '../../../lib/keepFigures';

const whole = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 0});
const cents = new Intl.NumberFormat('en-GB', {minimumFractionDigits: 2, maximumFractionDigits: 2});
const tenths = new Intl.NumberFormat('en-GB', {minimumFractionDigits: 1, maximumFractionDigits: 1});
const oneDecimal = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 1});
const twoDecimals = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 2});
const twoDigits = new Intl.NumberFormat('en-GB', {maximumSignificantDigits: 2});
const compact = new Intl.NumberFormat('en-GB', {notation: 'compact', maximumSignificantDigits: 3});
const exact = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 6});

/** Rounding can leave a minus sign on zero. */
const unsigned = (text: string) => (/^-[0.,]+$/.test(text) ? text.slice(1) : text);

/** `2,500`, `0.125` */
export const asGiven = (value: number): string => unsigned(exact.format(value));

/** `8,158` */
export const count = (value: number): string => unsigned(whole.format(value));

/** For drawings: `2,500`, `0.25`, and `250k` from 100,000 on. */
export const brief = (value: number): string =>
  Math.abs(value) >= 1e5 ? compact.format(value).toLowerCase() : asGiven(value);

/** `0.52`, `12.3`, `8,158`. Below 1, rounds to four decimals first. */
export function short(value: number): string {
  const size = Math.abs(value);
  const style = size >= 100 ? whole : size >= 1 ? oneDecimal : twoDigits;
  return unsigned(style.format(size < 1 ? Math.round(value * 1e4) / 1e4 : value));
}

/** `4.5`: two decimals at most. */
export const fine = (value: number): string => unsigned(twoDecimals.format(value));

/** `2.40`: always two decimals. */
export const ratio = (value: number): string => cents.format(value);

/** `1.0`, `0.05`, `250` */
export const expected = (value: number): string =>
  value >= 0.1 && value < 100 ? tenths.format(value) : short(value);

/** `EUR 104`, `EUR 0.70`, `EUR -12`: cents only below EUR 100. */
export const euros = (value: number): string => {
  const small = Math.abs(value) < 100 && Math.abs(value - Math.round(value)) >= 0.005;
  return `EUR ${unsigned(small ? cents.format(value) : whole.format(value))}`;
};

/** `12.3 %` */
export const percent = (value: number): string => `${short(value)} %`;

/** `1 percentage point`, `0.5 percentage points` */
export const points = (value: number): string => counted(value, 'percentage point');

/** `EUR 0.70`, `5 %`, `2,500 people` */
export function withUnit(value: number, unit?: string): string {
  if (unit === 'EUR') {
    return `EUR ${(Number.isInteger(value) ? whole : cents).format(value)}`;
  }
  return unit === undefined ? asGiven(value) : `${asGiven(value)} ${unit}`;
}

/** `1 group`, `2,500 groups`, `0.5 days` */
export function counted(value: number, noun: string, many = `${noun}s`): string {
  const text = short(value);
  return `${text} ${text === '1' ? noun : many}`;
}

/** `3 to 11 %`, or a single value if both ends round to the same. */
export const between = (low: string, high: string): string =>
  high.replace(' %', '') === low ? high : `${low} to ${high}`;

/** Keeps figures on one line with their percent sign, EUR and plus-or-minus. */
export const unbroken = (text: string): string => keepFigures(text).replaceAll(/(?<=±) (?=[-\d])/g, '\u00A0');
