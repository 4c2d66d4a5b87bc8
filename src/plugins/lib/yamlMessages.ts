import {isScalar, visit, type Document, type LineCounter, type Pair, type Scalar, type YAMLError} from 'yaml';
import {COLON_WITHIN, cutValues, QUOTE_IT, wholeProblem, type Message} from './yamlPitfalls';
import {lostBeginnings, signProblem} from './yamlSigns';

/** Where the last quoted text that begins before a place begins. */
function lastQuote(document: Document, before: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_key, node) {
      const place = node.range?.[0];
      if (isScalar(node) && node.type?.startsWith('QUOTE') && place !== undefined && place < before) {
        start = place;
      }
    },
  });
  return start;
}

/** The keys of the fields that have the same name as the one at a place, in the same item; in their order. */
function sameKeys(document: Document, place: number): Scalar[] {
  let keys: Scalar[] = [];
  visit(document, {
    Map(_key, {items}) {
      const scalars = items.map(({key}: Pair) => key).filter(isScalar);
      const again = scalars.find(({range}) => range?.[0] === place);
      if (again !== undefined) {
        keys = scalars.filter(({value}) => value === again.value);
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return keys;
}

/** What one error of the YAML parser means to a writer. */
function explain(error: YAMLError, source: string, document: Document, lines: LineCounter): Message {
  const [place] = error.pos;
  const {line} = lines.linePos(place);
  const textLines = source.split('\n');
  const text = textLines[line - 1] ?? '';
  const quote = lastQuote(document, place);
  const quoteLine = quote === undefined ? undefined : lines.linePos(quote).line;
  const openQuote: Message = {
    line: quoteLine,
    problem: 'opens a quote that is not closed where its text ends',
    remedy:
      quote !== undefined && source.charAt(quote) === "'"
        ? 'Close it, or put the whole text in double quotes.'
        : 'Close it, or remove it. A quote within double quotes is written as \\".',
  };
  const ofSign = signProblem(error, source, document, lines);
  if (ofSign !== undefined) {
    return ofSign;
  }
  switch (error.code) {
    case 'DUPLICATE_KEY': {
      const [first] = sameKeys(document, place);
      const firstLine = lines.linePos(first?.range?.[0] ?? place).line;
      return {
        line,
        problem: `has the field "${String(first?.value)}" again, first written on line ${firstLine}`,
        remedy: 'Keep one of the two.',
      };
    }
    case 'TAB_AS_INDENT':
      return {line, problem: 'is indented with a tab', remedy: 'Indent with spaces, two for each level.'};
    case 'MULTIPLE_DOCS':
      return {line, problem: 'has a line "---" in its middle', remedy: 'Remove that line.'};
    case 'BAD_DQ_ESCAPE':
      return {
        line,
        problem: 'has a backslash within double quotes',
        remedy: 'Write it twice, or use single quotes.',
      };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s.*:\s/.test(`${text} `)
        ? {line, problem: COLON_WITHIN, remedy: QUOTE_IT}
        : text.trim().startsWith('- ') || text.trim() === ''
          ? {line, problem: 'is indented unlike the lines above it', remedy: 'Align it with them.'}
          : {
              line: line + 1,
              problem: 'is indented further than the field above it',
              remedy: 'Align it with that field.',
            };
    case 'BAD_INDENT': {
      const sign = /end with a ([\]}])/.exec(error.message)?.[1];
      if (sign === undefined) {
        return {line, problem: 'is indented unlike the lines above it', remedy: 'Align it with them.'};
      }
      const opening = sign === ']' ? '[' : '{';
      const before = source.slice(0, place);
      return {
        line: lines.linePos(before.lastIndexOf(opening)).line,
        problem: `opens a "${opening}" that is not closed`,
        remedy: `Write "${sign}" after the last item, or put a text that begins with "${opening}" in quotes.`,
      };
    }
    case 'MISSING_CHAR':
      if (/closing.*quote/.test(error.message)) {
        return openQuote;
      }
      break;
    case 'UNEXPECTED_TOKEN':
      if (error.message.startsWith('Unexpected , in flow')) {
        return {line, problem: 'has a comma with nothing before it', remedy: 'Remove the comma.'};
      }
      if (error.message.includes('at node end')) {
        return quoteLine !== undefined && quoteLine < line
          ? openQuote
          : {
              line,
              problem: 'goes on after its quotes have ended',
              remedy: 'Write ">-" there, and the whole text on the next line, indented.',
            };
      }
      return /^\s*(?:- +)*(?:[\w-]+:\s+)?[>|]/.test(text)
        ? {
            line,
            problem: 'has a text beside ">" or "|"',
            remedy:
              'Begin it on the next line, indented; where the sign is part of it, put the whole text in double quotes.',
          }
        : {line, problem: 'goes on after its text has ended', remedy: QUOTE_IT};
    default:
  }
  return error.code === 'MULTILINE_IMPLICIT_KEY' || error.code === 'MISSING_CHAR'
    ? {
        line,
        problem: 'has no ": " after the name of a field',
        remedy: 'Write "name: value" with a space after the colon, or indent a text that goes on here.',
      }
    : {line, problem: `cannot be read as YAML: ${error.message}`, remedy: QUOTE_IT};
}

/** What keeps a YAML text from being read, one message for each mistake; empty when it can be read. */
export function yamlProblems(source: string, document: Document, lines: LineCounter): Message[] {
  const whole = wholeProblem(source, document, lines);
  if (whole !== undefined) {
    return [whole];
  }
  // What follows an error is mostly its consequence; a field written twice has none.
  const errors = [...document.errors, ...document.warnings].filter(
    ({code}, index) => index === 0 || code === 'DUPLICATE_KEY',
  );
  return errors.length > 0
    ? errors.map((error) => explain(error, source, document, lines))
    : [...cutValues(document, lines), ...lostBeginnings(document, lines)];
}
