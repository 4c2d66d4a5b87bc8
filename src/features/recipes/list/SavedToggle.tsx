import type {ReactNode} from 'react';
import {ToggleChip} from '../../../components/ui/Chip';
import Icon from '../../../components/ui/Icon';

interface SavedToggleProps {
  /** Whether the list shows the visitor's saved recipes alone. */
  pressed: boolean;
  /** How many recipes are saved. */
  count: number;
  onToggle: () => void;
}

/** The switch between the whole library and the recipes saved in this browser. */
export default function SavedToggle({pressed, count, onToggle}: SavedToggleProps): ReactNode {
  return (
    <ToggleChip pressed={pressed} onToggle={onToggle}>
      <Icon name="bookmark" size={0.95} />
      {`Saved (${count})`}
    </ToggleChip>
  );
}
