const GROUPED = {',': /^[1-9]\d{0,2}(,\d{3})+$/, '.': /^[1-9]\d{0,2}(\.\d{3})+$/};

/** Digits with commas and points as JavaScript writes them: whichever comes last, once, is the decimal mark. */
function plainDigits(digits: string, large: boolean): string {
  const points = GROUPED['.'].test(digits) && (large || digits.indexOf('.') !== digits.lastIndexOf('.'));
  if (points || GROUPED[','].test(digits)) {
    return digits.replaceAll(/[.,]/g, '');
  }
  const at = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  const mark = digits[at];
  if (at < 0 || mark === undefined) {
    return digits;
  }
  const other = mark === ',' ? '.' : ',';
  const integer = digits.slice(0, at).replaceAll(other, '');
  return `${integer}.${digits.slice(at + 1)}`;
}

/** A text without marks of direction and other format characters that are pasted unseen, and with full-width digits as others. */
const asTyped = (text: string) => text.replaceAll(/\p{Cf}/gu, '').normalize('NFKC');

/** That a number is a rough one, which no sum can take into account. */
const ROUGHLY = /^\s*(approximately|approx\.?|about|around|circa|ca\.?|[~≈])/i;
/** Currencies, on which no sum depends, per cent, and what people put between groups of digits; longer words first. */
const LEFT_OUT = /euros?|dollars?|pounds?|francs?|EUR|USD|GBP|CHF|per\s*cent|\p{Sc}|%|[\s'’_]/giu;
/** A dash for no cents, as in `59,-`, once spaces and currencies are left out. */
const NO_CENTS = /(?<=\d[.,])[-\u2212–—]+$/;
/** Digits with a sign, and thousands or millions. A billion is left out: it is not the same number in every language. */
const NUMBER = /^([-+]?)([\d.,]+)(?:(k|thousand)|(m|mn|mio\.?|millions?))?$/i;

/**
 * A number as people write it: with comma or point, spaces, a currency, a percent sign, or a word for about. `1,234` is a
 * thousand and more; `1.234` is a little over one, but where numbers are `large`, of whole things or of money, it is the
 * same as `1,234`, and `1.5k` or `2 million` are such. `59,-` is 59. Undefined for anything else.
 */
export function parseNumber(text: string, large = false): number | undefined {
  const bare = asTyped(text)
    .replace(ROUGHLY, '')
    .replaceAll(LEFT_OUT, '')
    .replace(NO_CENTS, '0')
    .replace('\u2212', '-');
  const [, sign = '', digits = '', thousands, millions] = NUMBER.exec(bare) ?? [];
  const power = thousands === undefined ? (millions === undefined ? '' : 'e6') : 'e3';
  const plain = plainDigits(digits, large && power === '');
  const isNumber = /^(\d+\.?\d*|\.\d+)$/.test(plain) && (large || power === '');
  const value = isNumber ? Number(`${sign}${plain}${power}`) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** What is in a list between numbers for sure: spaces, semicolons, lines of a table, and quotes that group no digits. */
const BETWEEN = /[\s;|"“”„]+|(?<!\d)['‘’‚]|['‘’](?!\d)/u;

/**
 * The numbers of a pasted list, NaN for what is none. In `2,5 41` the comma is a decimal mark; where a word has two or
 * more of them, as in `30,45,60`, all commas are between numbers, unless they group the digits of a `large` number.
 */
export function parseList(text: string, large = false): number[] {
  const words = asTyped(text)
    .split(BETWEEN)
    .map((word) => word.replaceAll(/^,+|,+$/g, ''));
  const byCommas = words.some((word) => /,.*,/.test(word) && !(large && GROUPED[','].test(word)));
  const found = words.flatMap((word) => (byCommas ? word.split(',') : [word])).filter(Boolean);
  return found.map((one) => parseNumber(one, large) ?? NaN);
}
