import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ToggleChip} from '../../components/ui/Chip';
import Icon from '../../components/ui/Icon';
import {chosenIn, type Choice, type Facet} from './facet';
import styles from './FacetChips.module.css';

interface FacetChipsProps {
  facet: Pick<Facet<never>, 'label' | 'values' | 'show'>;
  choice: Choice;
  onToggle: (value: string) => void;
  /** How many items each value would leave. */
  counts: Readonly<Record<string, number>>;
  first?: ReactNode;
  /** How many chips show before its "All" button, those with most items first; all by default. */
  few?: number;
}

export default function FacetChips({facet, choice, onToggle, counts, first, few}: FacetChipsProps) {
  const [open, setOpen] = useState(false);
  const {label, values, show = String} = facet;
  const chosen = chosenIn(choice);
  const byCount = [...values].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const rare = new Set(few === undefined || open ? [] : byCount.slice(few));
  return (
    <div role="group" aria-label={label} className="cluster gap8">
      {first}
      {values.map((value) => (
        <span
          key={value}
          className={clsx(styles.chip, rare.has(value) && !chosen.includes(value) && styles.rare)}
        >
          <ToggleChip
            pressed={chosen.includes(value)}
            faint={counts[value] === 0}
            onToggle={() => onToggle(value)}
          >
            {show(value)}
            <span className={styles.count}>{counts[value] ?? 0}</span>
          </ToggleChip>
        </span>
      ))}
      {rare.size > 0 && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {`All ${values.length}`}
          <span className="srOnly">{`: ${label}`}</span>
          <Icon name="chevron" size={0.9} />
        </button>
      )}
    </div>
  );
}
