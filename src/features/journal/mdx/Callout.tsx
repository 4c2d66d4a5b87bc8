import type {ReactNode} from 'react';
import Icon, {type IconName} from '../../../components/ui/Icon';
import {CALLOUT_LABELS, type CalloutKind} from '../labels';
import styles from './Callout.module.css';

const ICONS: Record<CalloutKind, IconName> = {note: 'file', check: 'check', warning: 'target'};

interface CalloutProps {
  kind?: CalloutKind;
  title?: string;
  children: ReactNode;
}

/** An aside: a note, something to check, or something that goes wrong. */
export default function Callout({kind = 'note', title, children}: CalloutProps): ReactNode {
  const name = title ?? CALLOUT_LABELS[kind];
  return (
    <div role="note" aria-label={name} className={styles.callout} data-kind={kind}>
      <p className={styles.title}>
        <Icon name={ICONS[kind]} /> {name}
      </p>
      {children}
    </div>
  );
}
