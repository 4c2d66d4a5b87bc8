import type {ReactNode} from 'react';
import Section from '../../../components/layout/Section';
import texts from '../../../data/pages/client-stories.yaml';
import styles from './Principles.module.css';

/** Five working principles on a rising line: three, then two. */
export default function Principles(): ReactNode {
  const {items, ...heading} = texts.principles;
  return (
    <Section {...heading}>
      <ol className={styles.list}>
        {items.map(({title, text}, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
