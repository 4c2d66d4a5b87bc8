import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Hero.module.css';
import {Width} from './Section';
import Unbroken from '../ui/Unbroken';

interface HeroProps {
  heading: ReactNode;
  lead: ReactNode;
  /** Small label above the heading. */
  label?: ReactNode;
  /** Buttons and what stands beside them. */
  actions?: ReactNode;
  /** The page's drawing. */
  figure?: ReactNode;
  /** Drawing beside the text, or below it over the whole width. */
  layout?: 'split' | 'stacked';
}

/** A page's opening: its one h1, what it is about, what to do, and a drawing of its own. */
export default function Hero({
  heading,
  lead,
  label,
  actions,
  figure,
  layout = 'split',
}: HeroProps): ReactNode {
  return (
    <Width className={clsx(styles.hero, styles[layout])}>
      <div className={styles.text}>
        {label !== undefined && <p className={styles.label}>{label}</p>}
        <h1 className={styles.heading}>
          {typeof heading === 'string' ? <Unbroken>{heading}</Unbroken> : heading}
        </h1>
        <div className={styles.below}>
          <p className={styles.lead}>{lead}</p>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {figure !== undefined && <div className={styles.figure}>{figure}</div>}
    </Width>
  );
}
