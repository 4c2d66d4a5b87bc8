/** Digits grouped by thousands, or as in India: `1,00,000`. */
const GROUPED = {
  ',': /^(?:[1-9]\d{0,2}(,\d{3})+|[1-9]\d?(,\d\d)+,\d{3})$/,
  '.': /^[1-9]\d{0,2}(\.\d{3})+$/,
};

/** Arabic has a decimal mark of its own; its digits are grouped by `٬`. */
const ARABIC_MARK = '٫';

/** Rewrites digits as JavaScript does: a comma or point that comes last, and once, is the decimal mark. */
function plainDigits(digits: string, large: boolean): string {
  if (digits.includes(ARABIC_MARK)) {
    return digits.replaceAll(/[.,]/g, '').replace(ARABIC_MARK, '.');
  }
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

/** A digit of any script: each has ten in a row (Unicode, section 4.6). */
function latin(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const end = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1;
  }
  return String((end - zero) % 10);
}

/** Drops invisible format characters (pasted direction marks), and writes digits of other scripts and widths as ours. */
const asTyped = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, latin);

/** Words for "about", which no sum can take into account; `CA$` and `CAD` are Canada's. */
const ROUGHLY = /^\s*(approximately|approx\.?|about|around|circa|ca\.?(?![d$])|[~≈])/i;
/** Currencies, per cent and digit separators; longer words first. */
const LEFT_OUT = new RegExp(
  [
    'euros?|dollars?|pounds?|francs?|kronor|kroner|rupees?|per\\s*cent',
    'EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|PLN|HUF|CZK|RON|CAD|AUD|NZD|SGD|HKD|MXN|BRL|INR|JPY|CNY|ZAR',
    '(?:US|CA|AU|NZ|HK|MX|[ACRS])\\$',
    'zł|Ft|Kč|(?:kr|S?Fr|Rs)\\.?',
    "\\p{Sc}|%|[\\s'’_٬]",
  ].join('|'),
  'giu',
);
/** The dash for no cents in `59,-`, once spaces and currencies are gone. */
const NO_CENTS = /(?<=\d[.,])[-\u2212–—]+$/;
/** No billions: the word means different numbers in different languages. */
const NUMBER = /^([-+]?)([\d.,٫]+)(?:(k|thousand)|(m|mn|mio\.?|millions?))?$/i;

/**
 * Reads a number as people write it. `1,234` is over a thousand; `1.234` is just over one unless numbers are
 * `large` (of things or of money), which also allows `1.5k` and `2 million`. `59,-` is 59.
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

/** Separators beyond doubt: spaces, semicolons, table lines, and quotes that group no digits. */
const BETWEEN = /[\s;|"“”„]+|(?<!\d)['‘’‚]|['‘’](?!\d)/u;

/**
 * NaN for what is not a number. In `2,5 41` the comma is a decimal mark; if a word has several, as `30,45,60`, all
 * commas separate numbers.
 */
export function parseList(text: string): number[] {
  const words = asTyped(text)
    .split(BETWEEN)
    .map((word) => word.replaceAll(/^,+|,+$/g, ''));
  const byCommas = words.some((word) => /,.*,/.test(word));
  const found = words.flatMap((word) => (byCommas ? word.split(',') : [word])).filter(Boolean);
  return found.map((one) => parseNumber(one) ?? NaN);
}
