import ColumnHeads from '../../../components/ui/ColumnHeads';
import styles from './ChangeTable.module.css';

interface ChangeTableProps {
  caption: string;
  /** Headings of before and after. */
  columns: readonly string[];
  rows: readonly {label: string; before?: string; after: string}[];
}

/** What a change did to some figures or settings. Where no row has a value from before, there is one column. */
export default function ChangeTable({caption, columns, rows}: ChangeTableProps) {
  const hasBefore = rows.some(({before}) => before !== undefined);
  return (
    <table className={styles.table}>
      <caption className="srOnly">{caption}</caption>
      {hasBefore && <ColumnHeads corner columns={columns} />}
      <tbody>
        {rows.map(({label, before, after}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {hasBefore && <td>{before}</td>}
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
