import type {ReactNode} from 'react';
import {ToggleChip} from '../../components/ui/Chip';
import styles from './ChipGroup.module.css';

interface ChipGroupProps<T extends string> {
  label: string;
  values: readonly T[];
  selected: readonly T[];
  onToggle: (value: T) => void;
  /** How many items each value would show; shown beside it. */
  counts: ReadonlyMap<T, number>;
  /** A chip before the values, such as "All". */
  first?: ReactNode;
  /** What a visitor reads on a value's chip; the value itself unless given. */
  labelOf?: ((value: T) => string) | undefined;
}

/** A labelled group of toggle chips. */
export default function ChipGroup<T extends string>({
  label,
  values,
  selected,
  onToggle,
  counts,
  first,
  labelOf = String,
}: ChipGroupProps<T>): ReactNode {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {first}
      {values.map((value) => (
        <ToggleChip
          key={value}
          pressed={selected.includes(value)}
          faint={counts.get(value) === 0}
          onToggle={() => onToggle(value)}
        >
          {labelOf(value)}
          <span className={styles.count}>{counts.get(value) ?? 0}</span>
        </ToggleChip>
      ))}
    </div>
  );
}
