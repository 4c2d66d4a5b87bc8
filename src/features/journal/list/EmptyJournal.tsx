import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import texts from '../../../data/pages/journal.yaml';

/** Where no entry has any of the chosen topics. */
export default function EmptyJournal({onClear}: {onClear: () => void}): ReactNode {
  return (
    <EmptyState as="h3" {...texts.empty}>
      <Button onClick={onClear}>Clear All Filters</Button>
    </EmptyState>
  );
}
