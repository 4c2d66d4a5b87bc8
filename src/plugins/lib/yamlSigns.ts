import {isCollection, visit, type Document, type LineCounter, type YAMLError} from 'yaml';
import {QUOTE_IT, type Message} from './yamlPitfalls';

/** What YAML takes some signs for where a text begins with them. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  '[': ', as if a list began there',
  '{': ', as if fields began there',
  '*': ', which YAML reads as a reference',
};

/** What is wrong with a text that begins with a sign of YAML. */
export const signWords = (sign: string): {problem: string; remedy: string} => ({
  problem: `has a text that begins with "${sign}"${TAKEN_FOR[sign] ?? ''}`,
  remedy: QUOTE_IT,
});

/** Where a value in brackets, braces or quotes begins that ends right before a place, with nothing but spaces between. */
function enclosedBefore(document: Document, source: string, place: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Value(_key, node) {
      const enclosed = isCollection(node) ? node.flow === true : node.type?.startsWith('QUOTE');
      if (enclosed === true && node.range && node.range[1] <= place) {
        start = source.slice(node.range[1], place).trim() === '' ? node.range[0] : start;
      }
    },
  });
  return start;
}

/** What an error of the YAML parser means where it comes of the sign that a text begins with. */
export function signProblem(
  {code, message, pos: [place]}: YAMLError,
  source: string,
  document: Document,
  lines: LineCounter,
): Message | undefined {
  const {line, col} = lines.linePos(place);
  const sign = source.charAt(place);
  if (['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'].includes(code)) {
    return {line, ...signWords(sign)};
  }
  if (code === 'UNEXPECTED_TOKEN' && message.includes('at node end')) {
    const start = enclosedBefore(document, source, place);
    const opening = start === undefined ? '' : source.charAt(start);
    return start !== undefined && /[[{]/.test(opening)
      ? {line: lines.linePos(start).line, ...signWords(opening)}
      : undefined;
  }
  const before = source.slice(place - col + 1, place);
  // Before a colon further on, an item of a list is taken for the name of a field and is no value.
  const [, item] = /^\s*-\s+([[{]).*[\]}]/.exec(before) ?? [];
  if (code === 'UNEXPECTED_TOKEN' && message.startsWith('Unexpected scalar token') && item !== undefined) {
    return {line, ...signWords(item)};
  }
  return ['UNEXPECTED_TOKEN', 'BLOCK_AS_IMPLICIT_KEY'].includes(code) &&
    /[-?:\]}]/.test(sign) &&
    /(?:^\s*|[:-]\s+)$/.test(before)
    ? {line, ...signWords(sign)}
    : undefined;
}

/** Texts that lose their beginning without an error: YAML takes `&so` for a name, and `!` for a type. */
export function lostBeginnings(document: Document, lines: LineCounter): Message[] {
  const found: Message[] = [];
  visit(document, {
    Value(_key, {anchor, tag, range}) {
      const sign = anchor !== undefined ? '&' : tag === '!' ? '!' : undefined;
      if (sign !== undefined && range) {
        found.push({line: lines.linePos(range[0]).line, ...signWords(sign)});
      }
    },
  });
  return found;
}
