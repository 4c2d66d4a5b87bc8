import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './HeroGrid.module.css';
import {Width} from './Section';

interface HeroGridProps {
  /** Exactly two: the text, and its drawing or facts. */
  children: ReactNode;
  /** Two halves; otherwise the second column takes two fifths. */
  even?: boolean;
  /** Below a link back. */
  under?: boolean;
  className?: string | undefined;
}

/** Words and a figure beside each other, which fold on narrow screens. */
export default function HeroGrid({children, even = false, under = false, className}: HeroGridProps) {
  return (
    <Width
      className={clsx(
        'grid middle gapColumns foldsCompact',
        styles.grid,
        even && styles.even,
        under && styles.under,
        className,
      )}
    >
      {children}
      <span className={styles.end} hidden />
    </Width>
  );
}
