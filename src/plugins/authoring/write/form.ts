import {isDeepStrictEqual} from 'node:util';
import {
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {columnOf, flow, lineStart, rangeOf, scalar, written, type Edit} from './written';

/** Where the lines of an entry of a block begin, and where the block ends. */
const startsOf = (source: string, nodes: readonly Node[], end: number): number[] => [
  ...nodes.map((node) => lineStart(source, rangeOf(node)[0])),
  end,
];

/** A list in block style: what is the same at both ends stays, what is between is changed or written anew. */
function list(source: string, node: YAMLSeq<Node>, value: readonly unknown[]): Edit[] {
  const old = node.items.map((item) => item.toJS(parseDocument('')) as unknown);
  let head = 0;
  while (head < old.length && head < value.length && isDeepStrictEqual(old[head], value[head])) {
    head += 1;
  }
  let tail = 0;
  while (
    tail < Math.min(old.length, value.length) - head &&
    isDeepStrictEqual(old[old.length - 1 - tail], value[value.length - 1 - tail])
  ) {
    tail += 1;
  }
  const [before, after] = [node.items.slice(head, old.length - tail), value.slice(head, value.length - tail)];
  const same = (item: unknown) => before.findIndex((_, index) => isDeepStrictEqual(old[head + index], item));
  // Neither did any come or go, nor did they only change places.
  if (before.length === after.length && !after.every((item) => same(item) >= 0)) {
    return before.flatMap((item, index) => edits(source, item, after[index]));
  }
  const column = columnOf(source, rangeOf(node)[0]);
  const starts = startsOf(source, node.items, rangeOf(node)[1]);
  const text = after
    .map((item) => {
      const at = head + same(item);
      return at < head
        ? `${' '.repeat(column)}- ${written(item, column + 2)}\n`
        : source.slice(starts[at], starts[at + 1]);
    })
    .join('');
  return [{from: starts[head] ?? 0, to: starts[old.length - tail] ?? 0, text}];
}

/** Fields in block style: those that stay keep their place, new ones come last. */
function fields(
  source: string,
  node: YAMLMap<Scalar, Node>,
  value: Readonly<Record<string, unknown>>,
): Edit[] {
  const column = columnOf(source, rangeOf(node)[0]);
  const keys = node.items.map(({key}) => key);
  const starts = startsOf(source, keys, rangeOf(node)[1]);
  const kept = node.items.flatMap(({key, value: part}, index): Edit[] => {
    const name = String(key.value);
    if (!(name in value)) {
      return [{from: starts[index] ?? 0, to: starts[index + 1] ?? 0, text: ''}];
    }
    return part === null ? [] : edits(source, part, value[name]);
  });
  const known = new Set(keys.map((key) => String(key.value)));
  const added = Object.entries(value).filter(([name]) => !known.has(name));
  const end = rangeOf(node)[1];
  const ending = source.slice(0, end).endsWith('\n') ? '' : '\n';
  const text = added
    .map(([name, part]) => `${' '.repeat(column)}${written({[name]: part}, column)}`)
    .join('\n');
  return added.length === 0
    ? kept
    : [...kept, {from: end, to: end, text: `${ending}${text}${ending === '' ? '\n' : ''}`}];
}

/** What changes a node to another value, and leaves all else of the text as it is. */
function edits(source: string, node: Node, value: unknown): Edit[] {
  if (isDeepStrictEqual(node.toJS(parseDocument('')), value)) {
    return [];
  }
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    return [scalar(source, node, value)];
  }
  if (isSeq<Node>(node) && Array.isArray(value) && node.flow !== true) {
    return list(source, node, value);
  }
  if (isMap<Scalar, Node>(node) && typeof value === 'object' && value !== null && node.flow !== true) {
    return fields(source, node, value as Readonly<Record<string, unknown>>);
  }
  const [from, to] = rangeOf(node);
  const ending = /\s*$/.exec(source.slice(from, to))?.[0] ?? '';
  return [{from, to, text: `${flow(value)}${ending}`}];
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * The value as it would be with the fields of `before`: an editor leaves out empty ones, adds a "no" to those not there, and
 * keeps the first alone of a list that it shows as a text.
 */
function withFieldsOf(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [before as unknown[], after as unknown[]];
    return old.length === now.length
      ? now.map((item, index) => withFieldsOf(old[index], item))
      : now.map((item) => old.find((one) => isDeepStrictEqual(withFieldsOf(one, item), one)) ?? item);
  }
  if (Array.isArray(before) && typeof after === 'string' && before[0] === after) {
    return before;
  }
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) {
    return after;
  }
  const [old, now] = [before, after] as Readonly<Record<string, unknown>>[];
  return Object.fromEntries([
    ...Object.entries(now ?? {})
      .filter(([name, value]) => name in before || (value !== false && !isEmpty(value)))
      .map(([name, value]) => [name, withFieldsOf(old?.[name], value)] as const),
    ...Object.entries(old ?? {}).filter(([name, value]) => !(name in after) && isEmpty(value)),
  ]);
}

/** The YAML text `before` with the values of `after`: comments, order, quotes and line ends stay where nothing changed. */
export function keepForm(before: string, after: string): string {
  const document = parseDocument(before);
  const value = withFieldsOf(parse(before), parse(after));
  if (document.errors.length > 0 || document.contents === null) {
    return after;
  }
  const text = edits(before, document.contents, value)
    .toSorted((one, other) => other.from - one.from)
    .reduce((result, {from, to, text: part}) => result.slice(0, from) + part + result.slice(to), before);
  return isDeepStrictEqual(parse(text), value) ? text : after;
}

const FRONT_MATTER = /^---\n([^]*?\n)---\n/;

/** The same of a file: where it has front matter, that keeps its form, and the text below is the new one. */
export function keepFileForm(before: string, after: string): string {
  const [old = '', front] = FRONT_MATTER.exec(before) ?? [];
  const [now = '', changed] = FRONT_MATTER.exec(after) ?? [];
  return front === undefined || changed === undefined
    ? keepForm(before, after)
    : `${old.replace(front, () => keepForm(front, changed))}${after.slice(now.length)}`;
}
