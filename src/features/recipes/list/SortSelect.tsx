import type {ReactNode} from 'react';
import {NO_FILTERS, SORT_LABELS, SORTS, type Filters} from './filters';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** The order of the list. */
export default function SortSelect({filters, onChange}: SortSelectProps): ReactNode {
  return (
    <label className={styles.sort}>
      Sort by
      <select
        value={filters.sort}
        onChange={({target}) =>
          onChange({sort: SORTS.find((sort) => sort === target.value) ?? NO_FILTERS.sort})
        }
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
