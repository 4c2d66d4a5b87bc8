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
}

export type PastedList = Input & {list: true};
export type RowsInput = Input & {columns: readonly Input[]};

/** The cells of rows as they are typed, all rows of the same length. */
export const cellsOf = ({columns = []}: Input, text: string): string[][] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((row) => columns.map((_, index) => row.split(':')[index] ?? ''));

/** Rows of cells as a field or an address holds them: `8:-250000 9:-150000`. */
export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(':')).join(' ');

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
const isBegun = (columns: readonly Input[], cells: readonly string[]) =>
  cells.some((cell, at) => cell !== '' && columns[at]?.options === undefined);

/** Whether a cell is what is wrong with its row. */
export const isWrongCell = (columns: readonly Input[], cells: readonly string[], at: number): boolean => {
  const column = columns[at];
  return column !== undefined && isBegun(columns, cells) && 'problem' in readField(column, cells[at] ?? '');
};

const MOST_ROWS = 12;

/** Leaves out rows without a number. */
export function readRows(input: Input, text: string): {rows: number[][]} | {problem: string} {
  const {columns = []} = input;
  const rows: number[][] = [];
  for (const [index, cells] of cellsOf(input, text).entries()) {
    if (isBegun(columns, cells)) {
      const read = columns.map((column, at) => ({column, ...readField(column, cells[at] ?? '')}));
      const wrong = read.find((cell) => 'problem' in cell);
      if (wrong !== undefined && 'problem' in wrong) {
        return {problem: `Row ${index + 1}, ${wrong.column.label.toLowerCase()}: ${wrong.problem}`};
      }
      rows.push(read.map((cell) => ('value' in cell ? Number(cell.value ?? NaN) : NaN)));
    }
  }
  return rows.length > MOST_ROWS ? {problem: `There can be ${MOST_ROWS} rows at most.`} : {rows};
}

/** `value` is undefined if an optional field is empty. */
export function readField(
  input: Input,
  text: string,
): {value: number | string | undefined} | {problem: string} {
  if (text.trim() === '') {
    return input.optional === true ? {value: undefined} : {problem: 'A number is missing here.'};
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

/** A field's text with its numbers as they were understood. */
export function tidied(input: Input, text: string): string {
  if (input.list === true || input.options !== undefined) {
    return text;
  }
  if (input.columns !== undefined) {
    const {columns} = input;
    return textOfCells(
      cellsOf(input, text).map((cells) => columns.map((column, at) => tidied(column, cells[at] ?? ''))),
    );
  }
  const value = readNumber(input, text);
  return value === undefined ? text : asGiven(value);
}
