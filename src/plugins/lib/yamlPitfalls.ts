import {visit, type Document, type LineCounter} from 'yaml';
import type {Problem} from './problems';

/** What is wrong with a YAML text, for its writer. */
export type Message = Pick<Problem, 'line' | 'problem' | 'remedy'>;

/** The remedy wherever YAML takes a sign of a text for its own. */
export const QUOTE_IT = 'Put the whole text in double quotes.';

const lineOfMatch = (source: string, pattern: RegExp): number | undefined => {
  const index = source.search(pattern);
  return index === -1 ? undefined : source.slice(0, index).split('\n').length;
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

/** Texts that end before a "#" of their own, from which on YAML reads a comment: `the order #1042`. */
export function cutTexts(document: Document, lines: LineCounter): Message[] {
  const found: Message[] = [];
  visit(document, {
    Scalar(_key, {type, comment, range}) {
      if (type === 'PLAIN' && range && typeof comment === 'string' && /^\S/.test(comment)) {
        const {line} = lines.linePos(range[0]);
        found.push({
          line,
          problem: `ends before "#${comment}", which YAML reads as a comment`,
          remedy: QUOTE_IT,
        });
      }
    },
  });
  return found;
}
