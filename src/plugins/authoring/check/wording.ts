import type {Problem} from '../../lib/problems';
import {blank, CODE_OR_COMMENT, lineOf} from '../../lib/text';
import type {Source} from './sources';

/** A word in British spelling. What has another origin stays: downsize, laboratory, honorary. */
function british(word: string): string {
  return word
    .replace(/(?<=.{4})(?<![^aeiou]s)iz(e[drs]?|ing|ations?)$/, 'is$1')
    .replace(/yz(e[drs]?|ing)$/, 'ys$1')
    .replace(/^(behavi|col|fav|flav|hon|lab|neighb)or(?!a[rt]|i[fmo])/, '$1our')
    .replace(/^program(?=s?$)/, 'programme')
    .replace(/^catalog(?=s?$)/, 'catalogue')
    .replace(/^center(?=s?$)/, 'centre')
    .replace(/^center(?=ed$|ing$)/, 'centr')
    .replace(/^gray/, 'grey');
}

interface Rule {
  pattern: RegExp;
  /** Which of the matches are wrong; all where it is left out. */
  wrong?: (match: string) => boolean;
  /** The files it is for; all where it is left out. */
  only?: RegExp;
  problem: string;
  remedy: (match: string) => string;
}

const RULES: readonly Rule[] = [
  {
    // With a capital they are names, such as Merchant Center, or fixed strings, such as Optimization Tips.
    pattern: /(?<![-\w])[a-z]{4,}(?![-\w])/g,
    wrong: (match) => british(match) !== match,
    problem: 'is American spelling',
    remedy: (match) => `Write "${british(match)}".`,
  },
  {
    // A word and a colon at the beginning of a line are a field.
    pattern: /\b([a-z]{2,})(?:[ \t]+\1\b|[ \t]*\n[ \t]*\1\b(?![:/]))/gi,
    problem: 'is there twice in a row',
    remedy: () => 'Remove one of the two.',
  },
  {
    pattern: /(?:EUR |[€$] ?)\d+,\d{1,2}(?![\d,])|(?<![\d,.])\d+,\d{1,2} ?%/g,
    problem: 'has a comma for its decimals',
    remedy: (match) => `Write "${match.replace(',', '.')}".`,
  },
  {
    pattern: /[\u00A0\u00AD\u200B-\u200D\u202F\u2060\uFEFF]/g,
    problem: 'has a character that does not show, from where it was copied',
    remedy: () =>
      'Delete it, and type a plain space if there is to be one: a figure keeps to its unit without it.',
  },
  {
    pattern: /—/g,
    problem: 'is an em dash',
    remedy: () => 'Use a comma, a colon or two sentences.',
  },
  {
    pattern: /[A-Za-z)]!(?=\s|$)/gm,
    problem: 'ends with an exclamation mark',
    remedy: () => 'End the sentence with a full stop.',
  },
  {
    pattern: /^[ \t]*:{3,}[ \t]*\w.*$/gm,
    problem: 'begins a Docusaurus admonition, which this site shows as plain text',
    remedy: () => 'Write <Callout>, and </Callout> at its end.',
  },
  {
    pattern: /[\u201C\u201D\u201E\u2018]/g,
    only: /\.ya?ml$/,
    problem: 'is a typographic quote, which YAML reads as part of the text',
    remedy: () => 'Write " around a text, and \' within it.',
  },
  {
    pattern: /\*\*[^*\n]+\*\*|(?<![\w_])__[^_\n]+__/g,
    only: /\.ya?ml$/,
    problem: 'is Markdown, which this field shows as plain text',
    remedy: () => 'Write the words alone, without the signs.',
  },
];

/** Not prose: code, comments, imports, addresses, the values of ids and of code-like fields. */
const NOT_PROSE = [
  CODE_OR_COMMENT,
  /^import .*$/gm,
  /https?:\/\/\S+/g,
  /\]\([^)\s]*\)/g,
  /^\s*(?:- )?(?:id|image|path|tags|related|advisor|client|hue):.*$/gm,
];

/** A sentence that keeps its dash, despite the rules. */
const FIXED = /the way companies grow is changing—and fast/g;

/** A text with everything that is not prose replaced by spaces: every place and line stays as it is. */
const proseOf = ({text}: Source): string => [FIXED, ...NOT_PROSE].reduce(blank, text);

/** Problems of wording in one text. */
export function wordingProblems(source: Source): Problem[] {
  const {file, text} = source;
  const prose = proseOf(source);
  return RULES.filter(({only}) => only === undefined || only.test(file)).flatMap(
    ({pattern, wrong = () => true, problem, remedy}) =>
      [...prose.matchAll(pattern)]
        .filter(([match]) => wrong(match))
        .map((match) => ({
          file,
          line: lineOf(text, match.index),
          value: match[0],
          problem,
          remedy: remedy(match[0]),
        })),
  );
}
