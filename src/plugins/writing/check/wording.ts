import {MARKER, UNWRITTEN, type Problem} from '../../lib/problems';
import {blank, CODE_OR_COMMENT, isDraft, lineOf} from '../../lib/text';
import type {Source} from './sources';

interface Rule {
  pattern: RegExp;
  /** The files it is for; all where it is left out. */
  only?: RegExp;
  problem: string;
}

const RULES: readonly Rule[] = [
  {
    // A word and a colon at the beginning of a line are a field.
    pattern: /\b([a-z]{2,})(?:[ \t]+\1\b|[ \t]*\n[ \t]*\1\b(?![:/]))/gi,
    problem: 'is there twice in a row. Remove one of the two.',
  },
  {
    pattern: /(?:EUR |[€$] ?)\d+,\d{1,2}(?![\d,])|(?<![\d,.])\d+,\d{1,2} ?%/g,
    problem: 'has a comma for its decimals. Write a point.',
  },
  {
    // Signs that do not show at all are named with their field or their part of the text (src/lib/hiddenSigns.ts).
    pattern: /[\u00A0\u202F]/g,
    problem: 'is a space that does not break, from where it was copied. Type a plain space.',
  },
  {pattern: /—/g, problem: 'is an em dash. Use a comma, a colon or two sentences.'},
  {
    pattern: /[A-Za-z)]!(?=\s|$)/gm,
    problem: 'ends with an exclamation mark. End the sentence with a full stop.',
  },
  {
    pattern: /^[ \t]*:{3,}[ \t]*\w.*$/gm,
    problem:
      'begins a Docusaurus admonition, which this site shows as plain text. Write <Callout>, and </Callout> at its end.',
  },
  {
    pattern: /[\u201C\u201D\u201E\u2018]/g,
    only: /\.ya?ml$/,
    problem:
      'is a typographic quote, which YAML reads as part of the text. Write " around a text, and \' within it.',
  },
  {
    pattern: /^[ \t-]*\w+:[ \t]*[\u2018-\u201E].*$/gm,
    only: /\.mdx$/,
    problem:
      'begins with a typographic quote, which is shown as part of it. Write " around a text, or nothing.',
  },
  {
    pattern: /&(?:[a-zA-Z]{2,}|#\d+|#x[\da-fA-F]+);/g,
    only: /\.ya?ml$/,
    problem: 'is an entity of HTML, which this field shows as it is written. Write the sign itself.',
  },
  {
    pattern:
      /\*\*[^*\n]+\*\*|(?<![\w*])\*[^\s*][^*\n]*\*(?![\w*])|(?<!\w)(__?)[^\s_][^_\n]*\1(?!\w)|`[^`\n]*`*|!\[/g,
    only: /\.ya?ml$/,
    problem: 'is Markdown, which this field shows as plain text. Write the words alone, without the signs.',
  },
];

/** Parts that are not prose: code, comments, imports, addresses, and one sentence that keeps its dash despite the rules. */
const NOT_PROSE = [
  /the way companies grow is changing—and fast/g,
  CODE_OR_COMMENT,
  /^import .*$/gm,
  /https?:\/\/\S+/g,
  /\]\([^)\s]*\)/g,
];

/** Problems of wording in one text. */
export function wordingProblems({file, text}: Source): Problem[] {
  // YAML has no code, whose signs would be shown, and comments of its own.
  const others = NOT_PROSE.map((one) =>
    one === CODE_OR_COMMENT && !file.endsWith('.mdx') ? /^[ \t]*#.*$/gm : one,
  );
  const prose = others.reduce(blank, text);
  return RULES.filter(({only}) => only?.test(file) !== false).flatMap(({pattern, problem}) =>
    [...prose.matchAll(pattern)].map((match) => ({
      file,
      line: lineOf(text, match.index),
      value: match[0],
      problem,
    })),
  );
}

/** Lines on which a writer has something left to write; a draft may keep them, and a comment may speak of the mark. */
export function unfilledProblems({file, text}: Source): Problem[] {
  const comment = file.endsWith('.mdx') ? /^\s*\{\/\*/ : /^\s*#/;
  return isDraft(text)
    ? []
    : text
        .split('\n')
        .flatMap((line, index) =>
          line.includes(MARKER) && !comment.test(line)
            ? [{file, line: index + 1, value: line.slice(line.indexOf(MARKER)), problem: UNWRITTEN}]
            : [],
        );
}
