interface WithColumns {
  columns?: readonly {default?: number}[];
}

/** The cells of rows as they are typed, all rows of the same length: what an old address lacks at the end has its default. */
export const cellsOf = ({columns = []}: WithColumns, text: string): string[][] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((row) => columns.map((column, index) => row.split(':')[index] ?? String(column.default ?? '')));

/** Rows of cells as a field or an address holds them: `8:-250000 9:-150000`. */
export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(':')).join(' ');
