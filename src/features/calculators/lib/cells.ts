/** The cells of rows as they are typed, all rows of the same length. */
export const cellsOf = ({columns = []}: {columns?: readonly unknown[]}, text: string): string[][] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((row) => columns.map((_, index) => row.split(':')[index] ?? ''));

/** Rows of cells as a field or an address holds them: `8:-250000 9:-150000`. */
export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(':')).join(' ');
