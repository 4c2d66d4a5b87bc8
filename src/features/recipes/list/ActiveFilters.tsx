import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import {RemovableChip} from '../../../components/ui/Chip';
import styles from './ActiveFilters.module.css';
import {countActive, type Filters} from './filters';

interface ActiveFiltersProps {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  onSearch: (search: string) => void;
  onClear: () => void;
}

/** The filters in force, each a chip that takes it away. Renders nothing when there are none. */
export default function ActiveFilters({filters, onChange, onSearch, onClear}: ActiveFiltersProps): ReactNode {
  const {search, channel, effort, impact, stage, saved} = filters;
  if (countActive(filters) === 0) {
    return null;
  }
  const chips = [
    {label: search.trim() === '' ? null : `“${search.trim()}”`, remove: () => onSearch('')},
    {label: channel, remove: () => onChange({channel: null})},
    {label: effort && `${effort} Effort`, remove: () => onChange({effort: null})},
    {label: impact && `${impact} Impact`, remove: () => onChange({impact: null})},
    {label: stage, remove: () => onChange({stage: null})},
    {label: saved ? 'Saved' : null, remove: () => onChange({saved: false})},
  ];
  return (
    <div className={styles.active} role="group" aria-label="Active filters">
      {chips.map(
        ({label, remove}) => label !== null && <RemovableChip key={label} label={label} onRemove={remove} />,
      )}
      <Button small onClick={onClear}>
        Clear All Filters
      </Button>
    </div>
  );
}
