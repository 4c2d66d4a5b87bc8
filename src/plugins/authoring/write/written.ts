import {Scalar, stringify, type Node} from 'yaml';

/** A part of a text that is replaced. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Longest line that the editor's texts are broken to. */
const WIDTH = 100;

export const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1;
export const columnOf = (source: string, at: number) => at - lineStart(source, at);
export const rangeOf = (node: Node): [from: number, to: number] => [
  node.range?.[0] ?? 0,
  node.range?.[1] ?? 0,
];

/** YAML of a value, its lines after the first moved in by `column`. */
export const written = (value: unknown, column: number): string =>
  stringify(value, {lineWidth: WIDTH - column, singleQuote: true})
    .trimEnd()
    .replaceAll(/\n(?=.)/g, `\n${' '.repeat(column)}`);

export const flow = (value: unknown): string =>
  stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: false,
    singleQuote: true,
  }).trimEnd();

/** The indentation of the field or item that a value belongs to. */
const ownColumn = (source: string, at: number) =>
  /^ *(?:- +)*/.exec(source.slice(lineStart(source, at), at))?.[0].length ?? 0;

/** A text in the style that the old one had, or over several lines where it has become long. */
export function scalar(source: string, node: Scalar, value: unknown): Edit {
  const [from, to] = rangeOf(node);
  const old = source.slice(from, to);
  const ending = /\s*$/.exec(old)?.[0] ?? '';
  const column = ownColumn(source, from);
  const folds =
    typeof value === 'string' &&
    (node.type === Scalar.BLOCK_FOLDED || columnOf(source, from) + value.length > WIDTH + 20);
  if (folds && !value.includes('\n')) {
    const lines = ['']; // Words, as many as there is room for.
    for (const word of value.split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last !== '' && last.length + word.length + column + 3 > WIDTH) {
        lines.push(word);
      } else {
        lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
      }
    }
    const indent = `\n${' '.repeat(column + 2)}`;
    return {from, to, text: `>-${indent}${lines.join(indent)}${ending === '' ? '' : '\n'}`};
  }
  return {from, to, text: `${written(value, column)}${ending}`};
}
