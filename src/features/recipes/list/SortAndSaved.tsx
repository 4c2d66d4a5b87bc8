import type {ReactNode} from 'react';
import {ToggleChip} from '../../../components/ui/Chip';
import Icon from '../../../components/ui/Icon';
import {SORTS, type Filters, type Sort} from './filters';
import styles from './SortAndSaved.module.css';

const LABEL: Record<Sort, string> = {
  recommended: 'Recommended',
  quickest: 'Quickest win',
  impact: 'Highest impact',
  name: 'A-Z',
};

interface SortAndSavedProps {
  filters: Filters;
  savedCount: number;
  onChange: (part: Partial<Filters>) => void;
}

/** The order of the list, and the switch to the visitor's saved recipes alone. */
export default function SortAndSaved({filters, savedCount, onChange}: SortAndSavedProps): ReactNode {
  return (
    <div className={styles.controls}>
      <ToggleChip pressed={filters.saved} onToggle={() => onChange({saved: !filters.saved})}>
        <Icon name="bookmark" size={0.95} />
        {`Saved (${savedCount})`}
      </ToggleChip>
      <label className={styles.sort}>
        Sort by
        <select
          value={filters.sort}
          onChange={({target}) =>
            onChange({sort: SORTS.find((sort) => sort === target.value) ?? 'recommended'})
          }
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {LABEL[sort]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
