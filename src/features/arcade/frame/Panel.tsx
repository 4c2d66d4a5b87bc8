import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import type {Running} from '../play/useGame';
import styles from './Panel.module.css';

export interface PanelProps {
  running: Running;
  figures: readonly {label: string; value: number}[];
  pauseKey: string;
  menuLabel: string;
  /** Shown beside the figures, such as the next piece. */
  extra?: ReactNode;
  /** A tall field has the panel beside it. */
  tall?: boolean;
}

/** `hint` is the id of the sentence about the pause key. */
export default function Panel({
  running: {session, sound, switchSound, toggle, resume, menu},
  figures,
  pauseKey,
  menuLabel,
  extra,
  tall = false,
  hint,
}: PanelProps & {hint: string}): ReactNode {
  const {phase} = session;
  const paused = phase === 'paused';
  return (
    <div className={clsx(styles.panel, tall && styles.beside)}>
      <div className={styles.readout}>
        <dl className={styles.figures}>
          {figures.map(({label, value}) => (
            <div key={label}>
              <dt className="fine">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {extra}
      </div>
      <div className={styles.buttons}>
        {phase !== 'menu' && phase !== 'gameOver' && (
          <>
            <Button small onClick={paused ? resume : toggle}>
              <Icon name={paused ? 'play' : 'pause'} />
              {paused ? 'Resume' : 'Pause'}
            </Button>
            <Button small onClick={menu}>
              {menuLabel}
            </Button>
          </>
        )}
        <Button small aria-pressed={sound} onClick={switchSound}>
          <Icon name={sound ? 'sound' : 'mute'} />
          Sound
        </Button>
      </div>
      <p id={hint} className={styles.hint}>
        Press <kbd>{pauseKey}</kbd> to pause.
      </p>
    </div>
  );
}
