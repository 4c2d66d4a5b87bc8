interface ColumnHeadsProps {
  columns: readonly string[];
  /** An empty cell above the rows' names. */
  corner?: boolean;
}

export default function ColumnHeads({columns, corner = false}: ColumnHeadsProps) {
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
