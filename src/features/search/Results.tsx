import {useId, type ReactNode} from 'react';
import type {ResultGroup} from './groups';
import ResultLink from './ResultLink';
import styles from './Results.module.css';

/** On the search page: a heading and a list of links for each group. */
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
  /** Index across all groups; -1 while the field is in use. */
  active: number;
  optionId: (index: number) => string;
}

/** In the dialog: options of a combobox, reached by keyboard from the field only. */
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
