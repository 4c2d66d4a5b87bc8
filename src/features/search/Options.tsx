import {useId, type ReactNode} from 'react';
import type {ResultGroup} from './groups';
import ResultLink from './ResultLink';
import styles from './Results.module.css';

interface OptionsProps {
  groups: readonly ResultGroup[];
  /** Position of the chosen option over all groups; -1 while the field itself is in use. */
  active: number;
  optionId: (index: number) => string;
}

/** The results as the options of a combobox's list, group by group; the keyboard reaches them from the field alone. */
export default function Options({groups, active, optionId}: OptionsProps): ReactNode {
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
