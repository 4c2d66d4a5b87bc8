import type {Problem} from '../../lib/problems';
import {blank, CODE, lineOf} from '../../lib/text';
import {withoutComments, type Source} from './sources';

/** A value of a field that begins with a curly quote; in a list of one line, the first. */
const CURLY = /^(?:[\w-]+:[ \t]*\[?|[ \t]*-[ \t]+(?:[\w-]+:[ \t]*)?)([\u201C\u201E\u2018][^\n]*)/gm;
/** Lines one below the other with tabs between their words. */
const TABS = /^[^\n]*\S\t+\S[^\n]*(?:\n[^\n]*\S\t+\S[^\n]*)+/gm;

/** A line that begins a block of code and says of which kind. */
const FENCE = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(?:`{3,}|~{3,})/;

/** Blocks of code without an end: one that is open at the end of the text, or takes in where the next begins. */
function openFences({file, text}: Source, fields: string, body: string): Problem[] {
  const blocks = [...body.matchAll(CODE)].filter(({0: block}) => FENCE.test(block));
  const swallowing = blocks.filter(({0: block}) => /^[^\w~]*(?<!`)```(?!`)[^]*\n[ \t>]*```[a-z]/.test(block));
  const open = [...blank(body, CODE).matchAll(new RegExp(FENCE.source, 'gm'))];
  return [...swallowing, ...open.slice(0, 1)].map(({index}) => ({
    file,
    line: lineOf(text, fields.length + index),
    problem: 'begins a block of code that does not end',
    remedy: 'Write the same ``` alone on a line below its code.',
  }));
}

/** Remedy for a pasted table: how its first line is written. */
function asTable(pasted: string): string {
  const cells = (pasted.split('\n')[0] ?? '').split(/\t+/).map((cell) => cell.trim());
  return `Write | ${cells.join(' | ')} | and below it ${'| --- '.repeat(cells.length)}|, then the other lines in the same way.`;
}

/** What comes of writing elsewhere and pasting it into an MDX text: curly quotes around fields, and tables of tabs. */
export function slipProblems(source: Source): Problem[] {
  const {file, text} = source;
  if (!file.endsWith('.mdx')) {
    return [];
  }
  const {fields, body} = withoutComments(source);
  return [
    ...[...fields.matchAll(CURLY)].map(({0: match, 1: value = '', index}) => ({
      file,
      line: lineOf(text, index + match.length - value.length),
      value,
      problem: 'begins with a curly quote, which is shown as part of the text',
      remedy: 'Write straight ones, or none.',
    })),
    ...[...blank(body, CODE).matchAll(TABS)].map(({0: pasted, index}) => ({
      file,
      line: lineOf(text, fields.length + index),
      problem: 'has tabs between words, as a table that was pasted',
      remedy: asTable(pasted),
    })),
    ...openFences(source, fields, body),
  ];
}
