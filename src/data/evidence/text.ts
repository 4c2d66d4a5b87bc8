import {dayInWords} from '../../lib/dayInWords';
import {figure} from '../../lib/figure';
import type {Reviewed} from './age';
import type {Sum} from './schema';

export const HEADINGS = {
  calculators: 'With your own numbers',
  papers: 'Working papers',
  sums: 'How the figures are worked out',
  sources: 'Sources',
  reviewed: 'Review',
} as const;

/** Spreadsheets in other languages misread commas and points. */
export const OPENING_SHEETS =
  'The file for Excel opens in every language, in LibreOffice and Google Sheets as well. The CSV has points in its decimals and formulas in English, for programs that are set to English. Percentages are typed as 5 for 5 %.';

/** Said of a source that has no address. */
export const NOT_SEEN = 'Not yet checked at its source.';

/** Said of an address that nobody has checked. */
export const NOT_OPENED = 'not opened yet';

/** With a warning after a year. */
export const reviewInWords = ({on, by, old = false}: Reviewed): string =>
  [
    `Last reviewed on ${dayInWords(on)}: ${by}.`,
    ...(old ? ['That is over a year ago, so check limits and prices before you rely on them.'] : []),
  ].join(' ');

/** `perGroup` as `per group`. */
const camelCaseInWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Such as `testSize(rate: 5, change: 20).perGroup`. */
const CALL = /\b(\w+)\(([^()]*:[^()]*)\)\.(\w+)/g;

/** In the signs that readers know, calculators by name with their inputs. */
const inSigns = (expression: string): string =>
  expression
    .replaceAll(
      CALL,
      (_, name: string, inputs: string, output: string) =>
        `${camelCaseInWords(output)} from the ${camelCaseInWords(name)} calculator (${inputs.replaceAll(/[":]/g, '')})`,
    )
    .replaceAll(/\bsqrt\(/g, 'square root of (')
    .replaceAll(/\s*\*\s*/g, ' × ')
    .replaceAll(/\s*\/\s*/g, ' ÷ ')
    .replaceAll(' - ', ' − ')
    .replaceAll('^2', '²')
    .replaceAll(/(?<![\d.])\d{4,}/g, (digits) => figure(Number(digits)))
    .trim();

/** The arithmetic of a sum as readers know it, `50 × 40 ÷ 28`; that of a range has `to` in its middle. */
export const arithmeticInWords = (is: Sum['is']): string =>
  (typeof is === 'string' ? [is] : is).map(inSigns).join(' to ');
