import {isScalar, visit, type Document, type LineCounter} from 'yaml';
import type {Problem} from './problems';
import {lineOf} from './text';

/** What is wrong with a YAML text, for its writer. */
export type Message = Pick<Problem, 'line' | 'problem' | 'remedy'>;

/** The remedy wherever YAML takes a sign of a text for its own. */
export const QUOTE_IT = 'Put the whole text in double quotes.';

/** What is said of a text with a colon of its own, and of a number with a decimal comma. */
export const COLON_WITHIN = 'has ": " within a text, as if a field began there';
export const COMMA_WITHIN = 'has a comma within a number';

const lineOfMatch = (source: string, pattern: RegExp): number | undefined => {
  const index = source.search(pattern);
  return index === -1 ? undefined : lineOf(source, index);
};

/** Mistakes of the text as a whole, which make every other message about it meaningless. */
export function wholeProblem(source: string, document: Document, lines: LineCounter): Message | undefined {
  const merge = lineOfMatch(source, /^(?:<{7}|={7}|>{7})/m);
  if (merge !== undefined) {
    return {
      line: merge,
      problem: 'holds two versions of a text, from a merge',
      remedy: 'Keep one, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".',
    };
  }
  const notUtf8 = lineOfMatch(source, /\uFFFD/);
  if (notUtf8 !== undefined) {
    return {line: notUtf8, problem: 'is not written in UTF-8', remedy: 'Save the file as UTF-8 text.'};
  }
  let alias: number | undefined;
  visit(document, {Alias: (_key, node) => void (alias ??= node.range?.[0])});
  return alias === undefined
    ? undefined
    : {
        line: lines.linePos(alias).line,
        problem: 'has a text that begins with "*", which YAML reads as a reference',
        remedy: QUOTE_IT,
      };
}

/**
 * Values that YAML ends where their writer did not mean it: a text before a "#" of its own (`the order #1042`, `the # 1
 * reason`), and a number with a comma within braces (`{rate: 3,1}`).
 */
export function cutValues(document: Document, lines: LineCounter): Message[] {
  const found: Message[] = [];
  const note = (place: number, problem: string, remedy: string) =>
    void found.push({line: lines.linePos(place).line, problem, remedy});
  visit(document, {
    Scalar(_key, {type, comment, range}) {
      if (type !== 'PLAIN' || !range || typeof comment !== 'string') {
        return;
      }
      // Beside a field without a value, a space makes it a comment even before a figure.
      const cuts = range[0] < range[1] ? /^(?:\S| \d)/ : /^\S/;
      if (cuts.test(comment)) {
        note(range[0], `ends before "#${comment}", which YAML reads as a comment`, QUOTE_IT);
      }
    },
    Pair(_key, {key, value}) {
      if (isScalar(key) && key.range && typeof key.value === 'number' && value === null) {
        note(key.range[0], COMMA_WITHIN, 'Write it with a point, or the text in quotes.');
      }
    },
  });
  return found;
}
