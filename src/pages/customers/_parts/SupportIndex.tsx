import type {ReactNode} from 'react';
import texts from '../../../data/pages/customers.yaml';
import styles from './SupportIndex.module.css';

/** Areas of past work as a large index, each with one line. */
export default function SupportIndex(): ReactNode {
  return (
    <ul className={styles.index}>
      {texts.supportAreas.map(({title, text}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
