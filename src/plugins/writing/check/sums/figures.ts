/** A number as a text has it. */
export interface Written {
  value: number;
  /** The unit of its last digit: 1 for "72", 0.1 for "1.9", 1,000 for "EUR 240k". */
  unit: number;
}

/** What a fragment of text says: one number, or both ends of a range. */
export interface Figures {
  numbers: Written[];
  /** Whether it says "about" or a similar word. */
  about: boolean;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const PARTS: Readonly<Record<string, number>> = {half: 1 / 2, third: 1 / 3, quarter: 1 / 4};
/** A part is written as coarsely as a whole percentage. */
const UNIT_OF_PARTS = 0.01;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  billion: 1e9,
};

const SCALE = '(?:(k|m)(?![a-z])|\\s+(thousand|million|billion)\\b)?';
const DIGITS = new RegExp(`(?<![\\w.,])([-\\u2212]?)(\\d{1,3}(?:,\\d{3})+|\\d+)(\\.\\d+)?${SCALE}`, 'gi');
const IN_WORDS = new RegExp(
  `\\b(?:(${WORDS.join('|')})[ -])?(${Object.keys(PARTS).join('|')})s?\\b|\\b(${WORDS.join('|')})\\b`,
  'gi',
);
const ABOUT = /\b(?:about|around|roughly|nearly|almost|just under|just over|some)\b/i;
/** What is between the two ends of a range: perhaps a unit, then a hyphen or a word. */
const BETWEEN = /^\s*(?:%|\w+)?\s*(?:-|\u2013|\bto\b|\band\b|\bor\b)\s*(?:EUR|\u20AC)?\s*$/i;

interface Found extends Written {
  scale: number;
  from: number;
  to: number;
}

const found = (match: RegExpExecArray, value: number, unit: number, scale: number): Found => ({
  value: value * scale,
  unit: unit * scale,
  scale,
  from: match.index,
  to: match.index + match[0].length,
});

function inDigits(text: string): Found[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const [, sign = '', whole = '', decimals = '', letter, word = ''] = match;
    const value = Number(`${whole.replaceAll(',', '')}${decimals}`);
    const unit = 10 ** -Math.max(decimals.length - 1, 0);
    return found(match, sign === '' ? value : -value, unit, SCALES[(letter ?? word).toLowerCase()] ?? 1);
  });
}

function inWords(text: string): Found[] {
  return [...text.matchAll(IN_WORDS)].map((match) => {
    const [, times = 'one', part, whole = ''] = match;
    return part === undefined
      ? found(match, WORDS.indexOf(whole.toLowerCase()), 1, 1)
      : found(match, WORDS.indexOf(times.toLowerCase()) * (PARTS[part.toLowerCase()] ?? 0), UNIT_OF_PARTS, 1);
  });
}

/** The one number or the one range of a text, in digits or, without any, in words; undefined for none or several. */
export function figuresOf(text: string): Figures | undefined {
  const digits = inDigits(text);
  const [first, second, ...more] = digits.length > 0 ? digits : inWords(text);
  if (first === undefined || more.length > 0) {
    return undefined;
  }
  const about = ABOUT.test(text.slice(0, first.from));
  if (second === undefined) {
    return {numbers: [first], about};
  }
  // Both ends of "1.2-1.5 million" are millions.
  const scale = first.scale === 1 ? second.scale : 1;
  return BETWEEN.test(text.slice(first.to, second.from))
    ? {numbers: [{value: first.value * scale, unit: first.unit * scale}, second], about}
    : undefined;
}

/** How far a result may be from a number that the text calls "about". */
const ABOUT_SHARE = 0.05;
/** Binary fractions miss a half by less than this. */
const TINY = 1e-9;

/** Whether a result is the number as it is written: rounded to its last digit, or within 5 % where it is "about". */
export function agrees({value, unit}: Written, result: number, about: boolean): boolean {
  const rounded = unit / 2 + TINY * Math.max(1, Math.abs(value));
  return Math.abs(value - result) <= Math.max(rounded, about ? Math.abs(value) * ABOUT_SHARE : 0);
}
