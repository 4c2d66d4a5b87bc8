import {dayInWords} from '../../lib/dayInWords';
import type {Reviewed} from './age';
import type {Sum} from './schema';

/** What the parts of the evidence are headed with. */
export const HEADINGS = {
  calculators: 'With your own numbers',
  papers: 'Working papers',
  sums: 'How the figures are worked out',
  sources: 'Sources',
  reviewed: 'Review',
} as const;

/** How to open a sheet, whose commas and points a spreadsheet in another language would misread. */
export const OPENING_SHEETS =
  'The file for Excel opens in every language, in LibreOffice and Google Sheets as well. The CSV has points in its decimals and formulas in English, for programs that are set to English. Percentages are typed as 5 for 5 %.';

/** What a source says that has no address yet. */
export const NOT_SEEN = 'Not yet checked at its source.';

/** What it says after an address at which it has not been seen yet. */
export const NOT_OPENED = 'not opened yet';

/** When the whole was last reviewed and by which team, and whether that is too long ago. */
export const reviewInWords = ({on, by, old = false}: Reviewed): string =>
  [
    `Last reviewed on ${dayInWords(on)}: ${by}.`,
    ...(old ? ['That is over a year ago, so check limits and prices before you rely on them.'] : []),
  ].join(' ');

/** `perGroup` as `per group`. */
const apart = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A calculator's call: `testSize(rate: 5, change: 20).perGroup`. */
const CALL = /\b(\w+)\(([^()]*:[^()]*)\)\.(\w+)/g;

/** One expression in the signs that readers know; a calculator by its name, with what it is given. */
const inSigns = (expression: string): string =>
  expression
    .replaceAll(
      CALL,
      (_, name: string, inputs: string, output: string) =>
        `${apart(output)} from the ${apart(name)} calculator (${inputs.replaceAll(/[":]/g, '')})`,
    )
    .replaceAll(/\bsqrt\(/g, 'square root of (')
    .replaceAll(/\s*\*\s*/g, ' × ')
    .replaceAll(/\s*\/\s*/g, ' ÷ ')
    .replaceAll(' - ', ' − ')
    .replaceAll('^2', '²')
    .replaceAll(/(?<![\d.])\d{4,}/g, (digits) => Number(digits).toLocaleString('en-GB'))
    .trim();

/** The arithmetic of a sum as readers see it; that of a range with both its ends. */
export const arithmeticInWords = (is: Sum['is']): string =>
  (typeof is === 'string' ? [is] : is).map(inSigns).join(' to ');
