import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Overlay.module.css';

interface OverlayProps {
  heading: string;
  /** Dark in both colour modes. */
  dark?: boolean;
  children?: ReactNode;
}

/** What covers the playing field between games. */
export default function Overlay({heading, dark = false, children}: OverlayProps): ReactNode {
  return (
    <div className={clsx(styles.overlay, dark && styles.dark)}>
      <div className={styles.card}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </div>
    </div>
  );
}

/** The end of a game: its score, whether it is the best so far, and what to do next. */
export function GameOver({
  score,
  isNewHigh,
  children,
}: {
  score: number;
  isNewHigh: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <Overlay heading="Game Over">
      <p className={styles.score}>
        Final score: <b>{score}</b>
      </p>
      {isNewHigh && <p className={styles.best}>New High Score!</p>}
      <div className={styles.actions}>{children}</div>
    </Overlay>
  );
}
