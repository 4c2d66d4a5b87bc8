import {figure} from '../../../lib/figure';
import {keepFigures} from '../../../lib/keepFigures';

/** `2,500`, `0.125` */
export const asGiven = (value: number): string => figure(value, 6);
/** `8,158` */
export const count = (value: number): string => figure(value);
/** `4.5`: two decimals at most. */
export const fine = (value: number): string => figure(value, 2);
/** `2.40`: always two decimals. */
export const ratio = (value: number): string => figure(value, 2, 2);

const UNITS = [
  [1e12, 'tn'],
  [1e9, 'bn'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/** A number on a drawing: `2,500`, `0.25`, and `250k` from 100,000 on. */
export function brief(value: number): string {
  if (Math.abs(value) < 1e5) {
    return asGiven(value);
  }
  const rounded = Number(value.toPrecision(3));
  const size = Math.abs(rounded);
  const [unit, sign] = UNITS.find(([least]) => size >= least) ?? UNITS[0];
  return `${figure(rounded / unit, 2)}${sign}`;
}

/** `0.52`, `12.3`, `8,158`. Below 1, rounds to four decimals first, then to two digits. */
export function short(value: number): string {
  const size = Math.abs(value);
  if (size >= 1) {
    return figure(value, size >= 100 ? 0 : 1);
  }
  const rounded = Math.round(value * 1e4) / 1e4;
  return figure(rounded, rounded === 0 ? 0 : 1 - Math.floor(Math.log10(Math.abs(rounded))));
}

/** `1.0`, `0.05`, `250` */
export const expected = (value: number): string =>
  value >= 0.1 && value < 100 ? figure(value, 1, 1) : short(value);

/** `EUR 104`, `EUR 0.70`, `EUR −12`: cents only below EUR 100. */
export const euros = (value: number): string => {
  const small = Math.abs(value) < 100 && Math.abs(value - Math.round(value)) >= 0.005;
  return `EUR ${small ? ratio(value) : count(value)}`;
};

/** The price of a share: `EUR 6.30`, `EUR 0.0125`. */
export const euroPrice = (value: number): string => `EUR ${figure(value, 4, 2)}`;

/** `12.3 %` */
export const percent = (value: number): string => `${short(value)} %`;

/** `1 percentage point`, `0.5 percentage points` */
export const points = (value: number): string => counted(value, 'percentage point');

/** Whether a unit is a currency, which stands before its number. */
export const isMoney = (unit?: string): boolean => /^[A-Z]{3}$/.test(unit ?? '');

/** `EUR 0.70`, `5 %`, `2,500 people` */
export function withUnit(value: number, unit?: string): string {
  if (isMoney(unit)) {
    return `${unit} ${(Number.isInteger(value) ? count : ratio)(value)}`;
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
export const withoutBreaks = (text: string): string =>
  keepFigures(text).replaceAll(/(?<=±) (?=[−\d])/g, '\u00A0');
