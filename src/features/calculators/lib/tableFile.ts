import {rounded} from './capTable';

/** A table that a visitor takes away. */
export interface TableFile {
  /** Of the file and of its sheet. */
  name: string;
  currency: string;
  columns: readonly {
    head: string;
    kind: 'text' | 'money' | 'price' | 'count' | 'share';
    isSummed?: boolean;
  }[];
  /** A share is from 0 to 1; undefined leaves a cell empty. */
  rows: readonly (readonly (string | number | undefined)[])[];
}

/** `Cap table` -> `cap-table.csv` */
export const fileName = ({name}: TableFile, ending: string): string =>
  `${name.toLowerCase().replaceAll(' ', '-')}.${ending}`;

/** What a column comes to. */
export const sumOf = ({rows}: TableFile, at: number): number =>
  rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0);

/** The head with its unit: `Paid in, EUR`. */
const headOf = ({currency}: TableFile, {head, kind}: TableFile['columns'][number]): string =>
  kind === 'money' || kind === 'price' ? `${head}, ${currency}` : kind === 'share' ? `${head}, %` : head;

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** As CSV, with shares in %, and a line of totals. */
export function csvOf(table: TableFile): string {
  const {columns, rows} = table;
  const cell = (value: string | number | undefined, at: number) => {
    if (typeof value !== 'number') {
      return quoted(value ?? '');
    }
    return String(columns[at]?.kind === 'share' ? rounded(value * 100, 4) : rounded(value, 4));
  };
  const totals = columns.map(({isSummed}, at) =>
    isSummed ? sumOf(table, at) : at === 0 ? 'Total' : undefined,
  );
  return [
    columns.map((column) => quoted(headOf(table, column))),
    ...[...rows, totals].map((row) => row.map(cell)),
  ]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');
}
