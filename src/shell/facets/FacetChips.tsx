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
  /** How many chips show before a button that unfolds the others, those with most items first; and their name. */
  fold?: {few: number; noun: string};
}

export default function FacetChips({facet, choice, onToggle, counts, first, fold}: FacetChipsProps) {
  const [open, setOpen] = useState(false);
  const {label, values, show = String} = facet;
  const chosen = chosenIn(choice);
  const byCount = [...values].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const rare = fold === undefined ? [] : byCount.slice(fold.few);
  return (
    <div role="group" aria-label={label} className="cluster gap8">
      {first}
      {values.map((value) => (
        <span
          key={value}
          className={clsx(
            styles.chip,
            !open && rare.includes(value) && !chosen.includes(value) && styles.rare,
          )}
        >
          <ToggleChip
            pressed={chosen.includes(value)}
            faint={counts[value] === 0}
            onToggle={() => onToggle(value)}
          >
            {show(value)}
            <span className={clsx('tiny figures', styles.count)}>{counts[value] ?? 0}</span>
          </ToggleChip>
        </span>
      ))}
      {fold !== undefined && rare.length > 0 && (
        <button
          type="button"
          className={clsx('middle gapText strong', styles.more)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? `Fewer ${fold.noun}` : `${rare.length} more ${fold.noun}`}
          <Icon name="chevron" size={0.9} />
        </button>
      )}
    </div>
  );
}
