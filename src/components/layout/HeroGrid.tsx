import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './HeroGrid.module.css';
import {Width} from './Section';

interface HeroGridProps {
  /** Exactly two: the text, and its drawing or facts. */
  children: ReactNode;
  /** The second column takes two fifths, half, or a card's width. */
  side?: 'usual' | 'even' | 'aside';
  /** Aligns both columns at the bottom instead of the middle. */
  low?: boolean;
  /** Below a link back. */
  under?: boolean;
  className?: string | undefined;
}

export default function HeroGrid({
  children,
  side = 'usual',
  low = false,
  under = false,
  className,
}: HeroGridProps) {
  return (
    <Width
      className={clsx(
        styles.grid,
        side !== 'usual' && styles[side],
        low && styles.low,
        under && styles.under,
        className,
      )}
    >
      {children}
      <span className={styles.end} hidden />
    </Width>
  );
}
