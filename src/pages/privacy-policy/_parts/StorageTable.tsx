import type {ReactNode} from 'react';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import texts from '../../../data/pages/privacy-policy.yaml';
import styles from './StorageTable.module.css';

/** What may be stored in a visitor's browser: name, purpose, category, lifetime. On phones each row is a small list. */
export default function StorageTable(): ReactNode {
  const {caption, items} = texts.stored;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <ColumnHeads columns={['Name', 'Purpose', 'Category', 'Lifetime']} />
      <tbody>
        {items.map(({name, kind, purpose, category, lifetime}) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <small>{kind}</small>
            </th>
            <td data-label="Purpose">{purpose}</td>
            <td data-label="Category">{category}</td>
            <td data-label="Lifetime">{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
