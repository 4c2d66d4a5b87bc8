import {memo} from 'react';
import clsx from 'clsx';
import {NO_FILTERS, SORT_LABELS, SORTS, type Filters} from './filters';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  sort: Filters['sort'];
  onChange: (part: Partial<Filters>) => void;
}

function SortSelect({sort, onChange}: SortSelectProps) {
  return (
    <label className={clsx('middle gapText note', styles.sort)}>
      Sort by
      <select
        className="medium"
        value={sort}
        onChange={({target}) =>
          onChange({sort: SORTS.find((known) => known === target.value) ?? NO_FILTERS.sort})
        }
      >
        {SORTS.map((known) => (
          <option key={known} value={known}>
            {SORT_LABELS[known]}
          </option>
        ))}
      </select>
    </label>
  );
}

export default memo(SortSelect);
