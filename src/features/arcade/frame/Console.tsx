import {useId, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import type {Session} from '../play/session';
import styles from './Console.module.css';
import Overlay from './Overlay';

/** What the console needs of a running game, whichever it is. */
interface Running {
  region: RefObject<HTMLDivElement | null>;
  stage: RefObject<HTMLDivElement | null>;
  session: Session;
  told: string;
  isNewHigh: boolean;
  sound: boolean;
  switchSound: () => void;
  toggle: () => void;
  resume: () => void;
  menu: () => void;
}

interface ConsoleProps {
  name: string;
  running: Running;
  canvas: RefObject<HTMLCanvasElement | null>;
  size: {width: number; height: number};
  figures: readonly {label: string; value: number}[];
  /** The overlays of the menu and of the end. */
  menu: ReactNode;
  end: ReactNode;
  /** Which key pauses, for the hint. */
  pauseKey: string;
  /** What the button that leaves the game is called. */
  menuLabel: string;
  /** Beside the figures, such as the next piece. */
  extra?: ReactNode;
  touch: ReactNode;
  tall?: boolean;
}

/** The frame around a game: figures, playing field, what lies over it in each state, buttons, touch controls. */
export default function Console({
  name,
  running: {region, stage, session, told, isNewHigh, sound, switchSound, toggle, resume, menu: leave},
  canvas,
  size,
  figures,
  menu,
  end,
  pauseKey,
  menuLabel,
  extra,
  touch,
  tall = false,
}: ConsoleProps): ReactNode {
  const {phase, count} = session;
  const hint = useId();
  const paused = phase === 'paused';
  const status = paused ? 'Paused.' : phase === 'countdown' ? String(count) : told;
  return (
    <div
      ref={region}
      className={clsx(styles.console, tall && styles.tall)}
      style={{'--ratio': size.width / size.height}}
      data-phase={phase}
    >
      <div className={styles.panel}>
        <dl className={styles.figures}>
          {figures.map(({label, value}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {extra}
        <div className={styles.buttons}>
          {phase !== 'menu' && phase !== 'gameOver' && (
            <>
              <Button small onClick={paused ? resume : toggle}>
                <Icon name={paused ? 'play' : 'pause'} />
                {paused ? 'Resume' : 'Pause'}
              </Button>
              <Button small onClick={leave}>
                {menuLabel}
              </Button>
            </>
          )}
          <Button small aria-pressed={sound} onClick={switchSound}>
            {sound ? 'Sound on' : 'Sound off'}
          </Button>
        </div>
        <p id={hint} className={styles.hint}>
          Press <kbd>{pauseKey}</kbd> to pause.
        </p>
      </div>
      <div className={styles.field}>
        <div
          ref={stage}
          className={styles.stage}
          tabIndex={-1}
          role="application"
          aria-label={`${name}, playing field`}
          aria-describedby={hint}
        >
          <canvas ref={canvas} {...size} className={styles.canvas} aria-hidden="true" />
        </div>
        {phase === 'menu' && menu}
        {phase === 'paused' && (
          <Overlay heading="PAUSED" dark>
            <Button onClick={resume}>Resume</Button>
          </Overlay>
        )}
        {phase === 'countdown' && <Overlay heading={String(count)} dark />}
        {phase === 'gameOver' && end}
      </div>
      {touch}
      <p role="status" className="srOnly">
        {isNewHigh ? `${status} New High Score!` : status}
      </p>
    </div>
  );
}
