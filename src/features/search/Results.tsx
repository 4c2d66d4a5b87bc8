import {useId, type ReactNode} from 'react';
import type {ResultGroup} from './groups';
import ResultLink from './ResultLink';
import styles from './Results.module.css';

interface ResultsProps {
  groups: readonly ResultGroup[];
}

/** The results as a page has them: a heading and a list of links for each group. */
export default function Results({groups}: ResultsProps): ReactNode {
  const id = useId();
  return groups.map(({label, results}, place) => (
    <div key={label} className={styles.group}>
      <h2 id={`${id}-${place}`} className={styles.label}>
        {label}
      </h2>
      <ul aria-labelledby={`${id}-${place}`} className="clean-list">
        {results.map((result, index) => (
          <li key={result.path}>
            <ResultLink id={`${id}-${place}-${index}`} result={result} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
