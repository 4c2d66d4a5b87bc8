import {visit, type Document, type LineCounter, type YAMLError} from 'yaml';
import type {Problem} from './problems';
import {lineOf} from './text';

/** What is wrong with a YAML text, for its writer. */
type Message = Pick<Problem, 'line' | 'problem'>;

/** What most of YAML's errors come of. */
const QUOTE_IT =
  'Put a text in double quotes if it begins with a quote or a sign such as [ { * & ! % @ ` > |, or has ": " or " #" within it; a quote within it is \\".';

const INDENT =
  'Look at this line and the next: fields and points that belong together begin at one column, two spaces further in than what they belong to.';

/** What to do about errors that have nothing to do with quotes, by the parser's code. */
const REMEDIES: Readonly<Record<string, string>> = {
  BAD_INDENT: INDENT,
  DUPLICATE_KEY: 'Keep one of the two.',
  MULTILINE_IMPLICIT_KEY:
    'Write a space after the colon of a field, and begin the lines of a longer text further in than its field.',
  MULTIPLE_DOCS: 'A file is one document: remove the line "---" or "..." above this one.',
  TAB_AS_INDENT: 'Begin the line with spaces, not with a tab.',
};

/** What to do about an error of a document. */
function remedyOf({code, message}: YAMLError, {errors}: Document): string {
  const isFurtherIn =
    code === 'BLOCK_AS_IMPLICIT_KEY' && errors.some((one) => one.code === 'MULTILINE_IMPLICIT_KEY');
  return isFurtherIn || message.startsWith('Sequence item') ? INDENT : (REMEDIES[code] ?? QUOTE_IT);
}

/** Texts that YAML reads without an error as what their writer did not mean: `the order #1042`, `&so`, `!so`, `*so`. */
function misreadTexts(document: Document, lines: LineCounter): Message[] {
  const found: Message[] = [];
  const note = (range: readonly number[] | null | undefined, sign: string) => {
    const problem = `has a text with "${sign}", which YAML takes for its own. ${QUOTE_IT}`;
    found.push({line: lines.linePos(range?.[0] ?? 0).line, problem});
  };
  visit(document, {
    Alias: (_key, {range}) => note(range, '*'),
    Scalar(_key, {anchor, tag, type, comment, range}) {
      const sign = anchor !== undefined ? '&' : tag === '!' ? '!' : undefined;
      if (sign !== undefined) {
        note(range, sign);
      }
      if (type === 'BLOCK_LITERAL') {
        const problem = 'has a text with its own line ends, which no page shows. Write ">-" in place of "|".';
        found.push({line: lines.linePos(range?.[0] ?? 0).line, problem});
      }
      // Beside a field without a value, a space makes it a comment even before a figure.
      if (type === 'PLAIN' && range && (range[0] < range[1] ? /^(?:\S| \d)/ : /^\S/).test(comment ?? '')) {
        note(range, `#${comment ?? ''}`);
      }
    },
  });
  return found;
}

/** The most levels of nesting. Content has six; with very many, the parser runs out of stack or memory. */
const DEEPEST = 50;
const POINTS = new RegExp(`(?:[-?:][ \\t]+){${DEEPEST}}`);

/** Whether lists in a YAML text lie within one another so deeply that it should not be parsed. */
export function isTooDeep(source: string): boolean {
  let depth = 0;
  return (
    POINTS.test(source) ||
    [...source.matchAll(/[[\]{}]/g)].some(([sign]) => {
      depth = Math.max(0, depth + (/[[{]/.test(sign) ? 1 : -1));
      return depth > DEEPEST;
    })
  );
}

/** The start of the last quoted text before a place: for a quote that is not closed, the parser may name the end. */
function lastQuote(document: Document, place: number): number {
  let start = place;
  visit(document, {
    Scalar(_key, {type, range}) {
      start = type?.startsWith('QUOTE') && range && range[0] < place ? range[0] : start;
    },
  });
  return start;
}

/** What keeps a YAML text from being read, in the parser's words; empty when it can be read. */
export function yamlProblems(source: string, document: Document, lines: LineCounter): Message[] {
  const placeOf = ({message, pos: [place]}: YAMLError) =>
    message.includes('closing') ? lastQuote(document, place) : place;
  // What follows an error is mostly its consequence; a field written twice has none.
  const errors = [...document.errors, ...document.warnings].filter(
    ({code}, index) => index === 0 || code === 'DUPLICATE_KEY',
  );
  return errors.length === 0
    ? misreadTexts(document, lines)
    : errors.map((error) => ({
        line: lineOf(source, placeOf(error)),
        problem: `cannot be read as YAML: ${error.message.replace(/; please.*/, '')}. ${remedyOf(error, document)}`,
      }));
}
