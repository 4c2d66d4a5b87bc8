import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from './Icon';
import styles from './Chip.module.css';

/** `label` is its whole visible text. */
export function RemovableChip({label, onRemove}: {label: string; onRemove: () => void}) {
  return (
    <button
      type="button"
      className={clsx('middle gapText small medium anywhere', styles.chip)}
      onClick={onRemove}
      aria-label={`Remove filter: ${label}`}
    >
      {label}
      <Icon name="close" size={0.9} />
    </button>
  );
}

/** `faint` marks a choice that would show nothing. */
export function ToggleChip({
  pressed,
  faint = false,
  onToggle,
  children,
}: {
  pressed: boolean;
  faint?: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={clsx('middle gapText small medium anywhere', styles.chip, faint && styles.faint)}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}

export function ChipLink({to, children}: {to: string; children: ReactNode}) {
  return (
    <Link to={to} className={clsx('middle gapText small medium anywhere', styles.chip)}>
      {children}
    </Link>
  );
}
