import type {ReactNode} from 'react';
import clsx from 'clsx';
import {keepFigures} from '../../../lib/keepFigures';
import fold from '../Fold.module.css';
import styles from './Steps.module.css';

interface FoldProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part that a phone folds under its title; wider screens and paper show it without. */
export default function Fold({title, className, children}: FoldProps) {
  return (
    <details className={clsx(fold.phone, className)}>
      <summary className="screenOnly strong">{keepFigures(title)}</summary>
      {children}
    </details>
  );
}

/** A table that has its title above it, wherever it is not folded. */
export function TitledTable({title, children}: FoldProps) {
  return (
    <Fold title={title}>
      <p className={styles.title}>{keepFigures(title)}</p>
      {children}
    </Fold>
  );
}
