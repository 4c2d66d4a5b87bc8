import {isRangeNode, type MathNode} from 'mathjs/number';
import {serialOf} from '../../lib/sheetStyle';
import {allow, calculate as evaluate, type Scope} from './arithmetic';

/** A sheet in CSV whose cells may hold formulas. */
interface Sheet {
  /** The names of the cells with a formula, such as B7. */
  formulas: readonly string[];
  /** The number in a cell; throws where there is none. */
  number: (cell: string) => number;
  /** Arithmetic over the sheet's cells, which may call the site's calculators. */
  calculate: (expression: string) => number;
}

/** What formulas may call: every spreadsheet has these under the same names. */
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  SUM: (...values) => values.reduce((sum, value) => sum + value, 0),
  // A spreadsheet counts 15 digits, so that 857.49999999999989 is 857.5 and goes up.
  ROUND: (value, decimals = 0) =>
    Math.round(Number((value * 10 ** decimals).toPrecision(15))) / 10 ** decimals,
  SQRT: Math.sqrt,
  MAX: Math.max,
  MIN: Math.min,
  CHOOSE: (index, ...values) => values[Math.trunc(index) - 1] ?? NaN,
};

/** The cells of a line of CSV; those in quotes may hold commas. */
export const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?=,|$)/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );

const letterOf = (column: number) => String.fromCharCode(65 + column);

/** Cells of a range. */
const MOST_CELLS = 10_000;

/** The names of all cells between two corners, row by row. */
function between(from: string, to: string): string[] {
  const [left, right] = [from.charCodeAt(0), to.charCodeAt(0)];
  const [top, bottom] = [Number(from.slice(1)), Number(to.slice(1))];
  if ((bottom - top) * (right - left + 1) > MOST_CELLS) {
    throw new Error(`${from}:${to} has more than ${MOST_CELLS} cells: name those that are filled`);
  }
  return Array.from({length: bottom - top + 1}, (_, row) =>
    Array.from({length: right - left + 1}, (__, column) => `${letterOf(left + column - 65)}${top + row}`),
  ).flat();
}

/** The numbers of an argument: of a range, as in a spreadsheet, all but its empty cells. */
const valuesOf = (node: MathNode, scope: Scope): number[] =>
  isRangeNode(node)
    ? between(node.start.toString(), node.end.toString())
        .filter((cell) => scope.has(cell))
        .map((cell) => scope.get(cell) as number)
    : [node.evaluate(scope) as number];

allow(
  Object.fromEntries(
    Object.entries(FUNCTIONS).map(([name, call]) => [
      name,
      Object.assign(
        (args: readonly MathNode[], _math: unknown, scope: Scope) =>
          call(...args.flatMap((arg) => valuesOf(arg, scope))),
        {rawArgs: true},
      ),
    ]),
  ),
);

/** The lines of a sheet as cells; throws where they are divided as only some programs do. */
function linesOf(csv: string): string[][] {
  const lines = csv.trim().split(/\r?\n/);
  const [first = ''] = lines;
  if (first.includes(';') && !first.includes(',')) {
    throw new Error('has its cells divided by semicolons: save it with commas, and decimals with a point');
  }
  const cells = lines.map(cellsOf);
  const width = cells[0]?.length ?? 0;
  const long = cells.findIndex((line) => line.length > width);
  if (long !== -1) {
    throw new Error(
      `line ${long + 1} has ${cells[long]?.length ?? 0} cells, and the first line ${width}: put a text with a comma in double quotes, and write decimals with a point`,
    );
  }
  return cells;
}

/**
 * Reads a sheet; up to 26 columns, formulas with + - * / and the functions above. What a reader types over the example
 * is in `typed`.
 */
export function sheetOf(csv: string, typed: Readonly<Record<string, number>> = {}): Sheet {
  const cells = new Map<string, string>(
    linesOf(csv).flatMap((line, row) =>
      line.map((text, column) => [`${letterOf(column)}${row + 1}`, text] as const),
    ),
  );
  for (const [cell, value] of Object.entries(typed)) {
    if (!/\d/.test(cells.get(cell) ?? '') || cells.get(cell)?.startsWith('=') === true) {
      throw new Error(`${cell} is not for typing: it has "${cells.get(cell) ?? ''}"`);
    }
    cells.set(cell, String(value));
  }

  // Each once: a cell that is named twice by each of those that name it would take ever longer.
  const known = new Map<string, number>();

  function number(cell: string): number {
    const value = known.get(cell) ?? work(cell);
    known.set(cell, value);
    return value;
  }

  function work(cell: string): number {
    const text = cells.get(cell) ?? '';
    try {
      if (text.startsWith('=')) {
        return calculate(text.slice(1));
      }
      const day = serialOf(text);
      if (day !== undefined) {
        return day;
      }
      if (text === '' || Number.isNaN(Number(text))) {
        throw new Error(`has "${text}", which is no number: correct the cell or what refers to it`);
      }
      return Number(text);
    } catch (error) {
      throw new Error(`${cell}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** The cells that are not empty, as what formulas may name. */
  class Cells extends Map<string, unknown> {
    override has = (cell: string) => (cells.get(cell) ?? '') !== '';
    override get = number;
  }

  const calculate = (expression: string) => evaluate(expression, new Cells());

  return {
    formulas: [...cells].filter(([, text]) => text.startsWith('=')).map(([cell]) => cell),
    number,
    calculate,
  };
}
