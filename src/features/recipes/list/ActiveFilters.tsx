import {Button} from '../../../components/ui/Button';
import {RemovableChip} from '../../../components/ui/Chip';
import {activeFilters, type Filters} from './filters';

interface ActiveFiltersProps {
  filters: Filters;
  onRemove: (removal: Partial<Filters>) => void;
  onClear: () => void;
}

/** The filters in force, each a chip that takes it away. Renders nothing when there are none. */
export default function ActiveFilters({filters, onRemove, onClear}: ActiveFiltersProps) {
  const active = activeFilters(filters);
  return (
    active.length > 0 && (
      <div className="cluster middle gap8 above12" role="group" aria-label="Active filters">
        {/* Keyed by filter, not by label: a new chip for each letter would make the browser match :has() on the whole page. */}
        {active.map(({label, removal}) => (
          <RemovableChip key={Object.keys(removal).join()} label={label} onRemove={() => onRemove(removal)} />
        ))}
        <Button small onClick={onClear}>
          Clear All Filters
        </Button>
      </div>
    )
  );
}
