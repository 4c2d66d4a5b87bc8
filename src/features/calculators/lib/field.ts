import {cellsOf, textOfCells} from './cells';
import {asGiven, isMoney, withUnit} from './format';
import {parseList, parseNumber} from './parse';

export interface Input {
  label: string;
  /** A currency precedes the number, any other unit follows it. */
  unit?: string;
  /** What the number is, and where to find it. */
  help: string;
  /** Initial value; empty leaves the field open. */
  example: number | string;
  /** Taken where a text or an address leaves it out. */
  default?: number;
  min: number;
  max: number;
  /** Step of the arrow keys. */
  step: number;
  whole?: true;
  optional?: true;
  /** Folded away below the others. */
  advanced?: true;
  /** A pasted list; `min` and `max` hold for each number. */
  list?: true;
  /** One of a few, in words: its value is the place among them, from 0. */
  options?: readonly string[];
  /** Rows of several numbers, with the fields of a row. As text, `8:-250000 9:-150000`: an empty cell is NaN. */
  columns?: readonly Input[];
  /** Which cell does not go with the others of its row, and why; each of them is right for itself. */
  mismatch?: (row: readonly number[]) => Mismatch | undefined;
}

interface Mismatch {
  at: number;
  problem: string;
}

export const MISSING = 'A number is missing here.';
export const CHOOSE = 'Choose one.';

export type PastedList = Input & {list: true};
export type RowsInput = Input & {columns: readonly Input[]};

const isLarge = ({whole, unit}: Input) => whole === true || isMoney(unit);

/** The number that a text stands for, by the rules of its field; undefined if it is none. */
export const readNumber = (input: Input, text: string): number | undefined =>
  parseNumber(text, isLarge(input));

/** Which limit a number breaks, if any. Not whether it is whole: sums of content may work with fractions. */
export function limitProblem({min, max, unit}: Input, value: number): string | undefined {
  const limit = (end: number) => withUnit(end, isMoney(unit) || unit === '%' ? unit : undefined);
  if (value < min) {
    return `It cannot be less than ${limit(min)}.`;
  }
  return value > max ? `It cannot be more than ${limit(max)}.` : undefined;
}

/** The numbers of a pasted list, or what is wrong with it. */
export function readList(input: Input, text: string): {numbers: number[]} | {problem: string} {
  const {min, max} = input;
  const numbers = parseList(text);
  if (numbers.some((one) => Number.isNaN(one))) {
    return {problem: 'Only numbers, with a space or a line break between them.'};
  }
  return numbers.every((one) => one >= min && one <= max)
    ? {numbers}
    : {problem: `Each of them must be from ${asGiven(min)} to ${asGiven(max)}.`};
}

/** Whether a row holds a number, or what should be one. */
const isBegun = ({columns = []}: Input, cells: readonly string[]) =>
  cells.some((cell, at) => cell !== '' && columns[at]?.options === undefined);

/** The numbers of a row, or which of its cells is wrong, and why. */
function readRow({columns = [], mismatch}: Input, cells: readonly string[]): {row: number[]} | Mismatch {
  const read = columns.map((column, at) => readField(column, cells[at] ?? ''));
  const at = read.findIndex((cell) => 'problem' in cell);
  const wrong = read[at];
  if (wrong !== undefined && 'problem' in wrong) {
    return {at, ...wrong};
  }
  const row = read.map((cell) => ('value' in cell ? Number(cell.value ?? NaN) : NaN));
  return mismatch?.(row) ?? {row};
}

/** Whether a cell is what is wrong with its row. */
export function isWrongCell(input: Input, cells: readonly string[], at: number): boolean {
  const read = isBegun(input, cells) ? readRow(input, cells) : {row: []};
  return 'at' in read && read.at === at;
}

const MOST_ROWS = 30;

/** Leaves out rows without a number. */
export function readRows(input: Input, text: string): {rows: number[][]} | {problem: string} {
  const rows: number[][] = [];
  for (const [index, cells] of cellsOf(input, text).entries()) {
    if (isBegun(input, cells)) {
      const read = readRow(input, cells);
      if ('at' in read) {
        const label = input.columns?.[read.at]?.label.toLowerCase() ?? '';
        return {problem: `Row ${index + 1}, ${label}: ${read.problem}`};
      }
      rows.push(read.row);
    }
  }
  return rows.length > MOST_ROWS ? {problem: `There can be ${MOST_ROWS} rows at most.`} : {rows};
}

/** `value` is undefined if an optional field is empty. */
export function readField(
  input: Input,
  text: string,
): {value: number | string | undefined} | {problem: string} {
  if (text.trim() === '' && input.optional === true) {
    return {value: undefined};
  }
  if (input.options !== undefined && input.options[Number(text || NaN)] === undefined) {
    return {problem: CHOOSE};
  }
  if (text.trim() === '') {
    return {problem: MISSING};
  }
  if (input.list === true) {
    const read = readList(input, text);
    return 'problem' in read ? read : {value: read.numbers.join(' ')};
  }
  if (input.columns !== undefined) {
    const read = readRows(input, text);
    return 'problem' in read
      ? read
      : {
          value: textOfCells(
            read.rows.map((row) => row.map((cell) => (Number.isNaN(cell) ? '' : `${cell}`))),
          ),
        };
  }
  const value = readNumber(input, text);
  if (value === undefined) {
    return {problem: 'This is not a number. Write it as 12.5 or 12,5.'};
  }
  if (input.whole === true && !Number.isInteger(value)) {
    return {problem: 'Only whole numbers make sense here.'};
  }
  const problem = limitProblem(input, value);
  return problem === undefined ? {value} : {problem};
}
