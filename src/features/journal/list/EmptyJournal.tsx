import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';

/** Where no entry has any of the chosen topics (specification 2 section 8). */
export default function EmptyJournal({onClear}: {onClear: () => void}): ReactNode {
  return (
    <EmptyState
      as="h3"
      message="No entries found"
      hint="No journal entries match your selected filters. Try adjusting your selection or clearing all filters."
    >
      <Button onClick={onClear}>Clear All Filters</Button>
    </EmptyState>
  );
}
