import type {ReactNode} from 'react';
import Icon, {type IconName} from '../../../components/ui/Icon';
import styles from './Callout.module.css';

const KINDS = {
  note: {label: 'Note', icon: 'file'},
  check: {label: 'Check', icon: 'check'},
  warning: {label: 'Watch out', icon: 'target'},
} as const satisfies Record<string, {label: string; icon: IconName}>;

interface CalloutProps {
  kind?: keyof typeof KINDS;
  title?: string;
  children: ReactNode;
}

/** An aside: a note, something to check, or something that goes wrong. */
export default function Callout({kind = 'note', title, children}: CalloutProps): ReactNode {
  const {label, icon} = KINDS[kind];
  return (
    <div role="note" aria-label={title ?? label} className={styles.callout} data-kind={kind}>
      <p className={styles.title}>
        <Icon name={icon} /> {title ?? label}
      </p>
      {children}
    </div>
  );
}
