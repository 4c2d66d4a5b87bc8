import {isScalar, visit, type Document, type LineCounter, type YAMLError} from 'yaml';
import type {Problem} from './problems';
import {lineOf} from './text';

/** What is wrong with a YAML text, for its writer. */
type Message = Pick<Problem, 'line' | 'problem' | 'remedy'>;

/** The remedy wherever YAML takes a sign of a text for one of its signs. */
export const QUOTE_IT = 'Put the whole text in double quotes.';

/** What is said of a text with a colon in it, and of a number with a decimal comma. */
export const COLON_WITHIN = 'has ": " within a text, as if a field began there';
export const COMMA_WITHIN = 'has a comma within a number';

/** What is wrong with a text that begins with a sign of YAML. */
export const signWords = (sign: string): Pick<Message, 'problem' | 'remedy'> => ({
  problem: `has a text that begins with "${sign}", which YAML takes for its own`,
  remedy: /[[{]/.test(sign) ? `${QUOTE_IT} Where a list is meant, close it.` : QUOTE_IT,
});

/** Mistakes of the text as a whole, which make every other message about it meaningless. */
function wholeProblem(source: string): Message | undefined {
  const at = (pattern: RegExp) => source.search(pattern);
  const [merge, notUtf8] = [at(/^(?:<{7}|={7}|>{7})/m), at(/\uFFFD/)];
  if (merge !== -1) {
    return {
      line: lineOf(source, merge),
      problem: 'holds two versions of a text, from a merge',
      remedy: 'Keep one, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".',
    };
  }
  return notUtf8 === -1
    ? undefined
    : {
        line: lineOf(source, notUtf8),
        problem: 'is not written in UTF-8',
        remedy: 'Save the file as UTF-8 text.',
      };
}

/** Values that YAML reads without an error as what their writer did not mean: `the order #1042`, `{rate: 3,1}`, `&so`, `*so`. */
function misreadValues(document: Document, lines: LineCounter): Message[] {
  const found: Message[] = [];
  const note = (place: number, words: Pick<Message, 'problem' | 'remedy'>) =>
    void found.push({line: lines.linePos(place).line, ...words});
  visit(document, {
    Alias(_key, {range}) {
      if (range) {
        note(range[0], signWords('*'));
      }
    },
    Scalar(_key, {anchor, tag, type, comment, range}) {
      const sign = anchor !== undefined ? '&' : tag === '!' ? '!' : undefined;
      if (sign !== undefined && range) {
        note(range[0], signWords(sign));
      }
      // Beside a field without a value, a space makes it a comment even before a figure.
      if (type === 'PLAIN' && range && (range[0] < range[1] ? /^(?:\S| \d)/ : /^\S/).test(comment ?? '')) {
        const problem = `ends before "#${comment ?? ''}", which YAML reads as a comment`;
        note(range[0], {problem, remedy: QUOTE_IT});
      }
    },
    Pair(_key, {key, value}) {
      if (isScalar(key) && key.range && typeof key.value === 'number' && value === null) {
        note(key.range[0], {
          problem: COMMA_WITHIN,
          remedy: 'Write it with a point, or the text in quotes.',
        });
      }
    },
  });
  return found;
}

/** Where the last quoted text that begins before a place begins. */
function lastQuote(document: Document, before: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_key, {type, range}) {
      start = type?.startsWith('QUOTE') && range && range[0] < before ? range[0] : start;
    },
  });
  return start;
}

/** What one error of the parser means to a writer: the mistakes that people make; of others the parser's own words. */
function explain({code, message, pos: [place]}: YAMLError, source: string, document: Document): Message {
  const line = lineOf(source, place);
  const text = source.split('\n')[line - 1] ?? '';
  const [, sign] = /^\s*(?:- +)*(?:[\w-]+:\s+)?([[\]{}*&!%@`>|,])/.exec(text) ?? [];
  const open = /end with a ([\]}])/.exec(message)?.[1];
  const quote = lastQuote(document, place);
  const quoteLine = quote === undefined ? undefined : lineOf(source, quote);
  switch (true) {
    case code === 'DUPLICATE_KEY':
      return {
        line,
        problem: `has the field "${/[\w-]+/.exec(source.slice(place))?.[0] ?? ''}" a second time`,
        remedy: 'Keep one of the two.',
      };
    case code === 'TAB_AS_INDENT':
      return {line, problem: 'is indented with a tab', remedy: 'Indent with spaces, two for each level.'};
    case /closing.*quote/.test(message) ||
      (sign === undefined && message.includes('at node end') && (quoteLine ?? line) < line):
      return {
        line: quoteLine,
        problem: 'opens a quote that is not closed where its text ends',
        remedy: 'Close it, or put the whole text in double quotes. A quote within those is written as \\".',
      };
    case open !== undefined: {
      const opening = open === ']' ? '[' : '{';
      return {
        line: lineOf(source, source.slice(0, place).lastIndexOf(opening)),
        ...signWords(opening),
      };
    }
    case sign !== undefined:
      return {line, ...signWords(sign)};
    case code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s.*:\s/.test(`${text} `):
      return {line, problem: COLON_WITHIN, remedy: QUOTE_IT};
    case code === 'BAD_INDENT' || code === 'BLOCK_AS_IMPLICIT_KEY':
      return {
        line,
        problem: 'is indented unlike the lines beside it',
        remedy: 'Align it with the fields or items of its level.',
      };
    case code === 'MULTILINE_IMPLICIT_KEY' || code === 'MISSING_CHAR':
      return {
        line,
        problem: 'has no ": " after the name of a field',
        remedy: 'Write "name: value" with a space after the colon, or indent a text that goes on here.',
      };
    default:
      return {line, problem: `cannot be read as YAML: ${message}`, remedy: 'Correct that line.'};
  }
}

/** What keeps a YAML text from being read, one message for each mistake; empty when it can be read. */
export function yamlProblems(source: string, document: Document, lines: LineCounter): Message[] {
  const whole = wholeProblem(source);
  if (whole !== undefined) {
    return [whole];
  }
  // What follows an error is mostly its consequence; a field written twice has none.
  const errors = [...document.errors, ...document.warnings].filter(
    ({code}, index) => index === 0 || code === 'DUPLICATE_KEY',
  );
  return errors.length > 0
    ? errors.map((error) => explain(error, source, document))
    : misreadValues(document, lines);
}
