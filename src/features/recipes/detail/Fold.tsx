import type {ReactNode} from 'react';
import clsx from 'clsx';
import {keepFigures} from '../../../lib/keepFigures';
import fold from '../../../components/ui/Fold.module.css';
import styles from './Steps.module.css';

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** A part that a phone folds under its title; wider screens and paper show it without. */
export default function Fold({title, children}: FoldProps) {
  return (
    <details className={fold.phone}>
      <summary className="screenOnly strong">{keepFigures(title)}</summary>
      {children}
    </details>
  );
}

/** Steps that only the proof needs: folded at every width. Open, as on paper, each of them says so itself. */
export const Proof = ({title, children}: FoldProps) => (
  <details className={fold.quiet}>
    <summary className="screenOnly strong">{title}</summary>
    {children}
  </details>
);

/** A part for those who want the reasons: folded under its heading at every width. */
export const Folded = ({title, children}: FoldProps) => (
  <details className={fold.fold}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);

/** A table that has its title above it, wherever it is not folded. */
export const TitledTable = ({title, children}: FoldProps) => (
  <Fold title={title}>
    <p className={clsx('above20 strong', styles.title)}>{keepFigures(title)}</p>
    {children}
  </Fold>
);
