import type {ReactNode} from 'react';

interface ColumnHeadsProps {
  columns: readonly string[];
  /** Whether the first column has names of rows, and none itself. */
  corner?: boolean;
}

/** The head of a table: a row with the names of its columns. */
export default function ColumnHeads({columns, corner = false}: ColumnHeadsProps): ReactNode {
  return (
    <thead>
      <tr>
        {corner && <td />}
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
