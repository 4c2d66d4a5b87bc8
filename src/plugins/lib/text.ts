/** Code within a text: a block, which may stand in a list or a quotation, or code within a line. */
export const CODE =
  /^(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*(?<fence>(?<sign>[`~])\k<sign>{2,})[^`\n]*\n.*?^[ \t>]*\k<fence>\k<sign>*$|(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/gms;
/** Code, or a comment of MDX: neither begins within the other. */
export const CODE_OR_COMMENT = new RegExp(`${CODE.source}|${/\{\/\*.*?\*\/\}/.source}`, CODE.flags);

/** The line, from 1, of a place in a text. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** A text of the same length and with the same lines that has only spaces. */
export const spaces = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Replaces what matches by spaces, so that every other character keeps its place and its line. */
export function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, spaces);
}
