import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './HeroGrid.module.css';
import {Width} from './Section';

interface HeroGridProps {
  /** Exactly two elements: the page's words, and its drawing or facts. */
  children: ReactNode;
  /** The second column: two fifths, a half, as wide as a card, or two fifths for a tool that moves below on tablets. */
  side?: 'usual' | 'even' | 'aside' | 'tool';
  /** Both columns end on one line instead of sharing their middle. */
  low?: boolean;
  /** Whether there is a link back at the top. */
  under?: boolean;
  className?: string | undefined;
}

/** The opening of a page in two columns, one below the other on phones. */
export default function HeroGrid({
  children,
  side = 'usual',
  low = false,
  under = false,
  className,
}: HeroGridProps): ReactNode {
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
