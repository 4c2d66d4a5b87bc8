import {useId, type ReactNode} from 'react';
import type {ResultGroup} from './groups';
import ResultLink from './ResultLink';
import styles from './Results.module.css';

/** The results as a page has them: a heading and a list of links for each group. */
export function Results({groups}: {groups: readonly ResultGroup[]}): ReactNode {
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

interface OptionsProps {
  groups: readonly ResultGroup[];
  /** Position of the chosen option over all groups; -1 while the field itself is in use. */
  active: number;
  optionId: (index: number) => string;
}

/** The results as the options of a combobox's list, group by group; the keyboard reaches them from the field alone. */
export function Options({groups, active, optionId}: OptionsProps): ReactNode {
  const id = useId();
  const options = groups.flatMap(({results}) => results);
  return groups.map(({label, results}, place) => (
    <div key={label} role="group" aria-labelledby={`${id}-${place}`} className={styles.group}>
      <p id={`${id}-${place}`} className={styles.label} role="presentation">
        {label}
      </p>
      {results.map((result) => {
        const index = options.indexOf(result);
        return (
          <ResultLink
            key={result.path}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            result={result}
          />
        );
      })}
    </div>
  ));
}
