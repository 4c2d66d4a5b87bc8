import {parseDocument} from 'yaml';

/** What may come before a block of code on its first line: the signs of quotations and of points of lists. */
const BEFORE = /(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*/;
/** The fence that begins a block, and what else is on its line. */
const FENCE = /(?<fence>(?<sign>[`~])\k<sign>{2,})[^`\n]*/;
/** The fence that ends it: as many of the same sign, or more. */
const END = String.raw`[ \t>]*\k<fence>\k<sign>*`;
const BLOCK = `^${BEFORE.source}${FENCE.source}\\n.*?^${END}$`;
/** Code within a line, which ends with as many backticks as it begins with. */
const WITHIN_LINE = /(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/;

/** Code within a text: a block, which may be in a list or a quotation, or code within a line. */
export const CODE = new RegExp(`${BLOCK}|${WITHIN_LINE.source}`, 'gms');
/** Code, or a comment of MDX: neither begins within the other. */
export const CODE_OR_COMMENT = new RegExp(`${CODE.source}|${/\{\/\*.*?\*\/\}/.source}`, CODE.flags);

/** The line, from 1, of a place in a text. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** A text of the same length and with the same lines that has only spaces. */
const spaces = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Replaces what matches by spaces, so that every other character keeps its place and its line. */
export function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, spaces);
}

/** A text as a part of a regular expression that finds just this text. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text as a reader sees it: white space, emphasis and escapes of its source do not matter. */
export const plain = (text: string): string =>
  text.replaceAll(/\*\*|\\(?=[^\w\s])/g, '').replaceAll(/\s+/g, ' ');

/** Whether a text has these words, and not as a part of longer ones: "EUR 7" is not in "EUR 72". */
export const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'u').test(text);

/** A file of MDX: its front matter, and the text below. */
export const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Whether a text is a draft, which no build has: its front matter says so, and no example of a block of code. */
export const isDraft = (text: string): boolean =>
  parseDocument(FRONT_MATTER.exec(text)?.[1] ?? '', {logLevel: 'silent'}).get('draft') === true;
