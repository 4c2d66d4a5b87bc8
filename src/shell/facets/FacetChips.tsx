import type {ReactNode} from 'react';
import {ToggleChip} from '../../components/ui/Chip';
import {chosenIn, type Choice, type Facet} from './facet';
import styles from './FacetChips.module.css';

interface FacetChipsProps {
  facet: Pick<Facet<never>, 'label' | 'values' | 'show'>;
  choice: Choice;
  onToggle: (value: string) => void;
  /** How many items each value would show; shown beside it. */
  counts: Readonly<Record<string, number>>;
  /** A chip before the values, such as "All". */
  first?: ReactNode;
}

/** The values of a facet as toggle chips, several of which may be chosen. */
export default function FacetChips({facet, choice, onToggle, counts, first}: FacetChipsProps): ReactNode {
  const {label, values, show = String} = facet;
  const chosen = chosenIn(choice);
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {first}
      {values.map((value) => (
        <ToggleChip
          key={value}
          pressed={chosen.includes(value)}
          faint={counts[value] === 0}
          onToggle={() => onToggle(value)}
        >
          {show(value)}
          <span className={styles.count}>{counts[value] ?? 0}</span>
        </ToggleChip>
      ))}
    </div>
  );
}
