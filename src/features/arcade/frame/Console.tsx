import {useId, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import styles from './Console.module.css';
import Overlay from './Overlay';
import Panel, {type PanelProps, type PanelControls} from './Panel';

/** What the console needs of a running game, whichever it is. */
interface Running extends PanelControls {
  region: RefObject<HTMLDivElement | null>;
  stage: RefObject<HTMLDivElement | null>;
  announcement: string;
  isNewHigh: boolean;
}

interface ConsoleProps extends PanelProps {
  name: string;
  running: Running;
  canvas: RefObject<HTMLCanvasElement | null>;
  size: {width: number; height: number};
  /** The overlays of the menu and of the end. */
  menu: ReactNode;
  end: ReactNode;
  touch: ReactNode;
}

/** The frame around a game: panel, playing field, the overlay of each state, touch controls. */
export default function Console({
  name,
  running,
  canvas,
  size,
  menu,
  end,
  touch,
  tall = false,
  ...panel
}: ConsoleProps): ReactNode {
  const {region, stage, session, announcement, isNewHigh, resume} = running;
  const {phase, count} = session;
  const hint = useId();
  const status = phase === 'paused' ? 'Paused.' : phase === 'countdown' ? String(count) : announcement;
  return (
    <div
      ref={region}
      className={clsx(styles.console, tall && styles.tall)}
      style={{'--ratio': size.width / size.height}}
      data-phase={phase}
    >
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
      {/* After the field, so that Tab leads from there to the game's buttons and not out of the game. */}
      <Panel running={running} tall={tall} hint={hint} {...panel} />
      {touch}
      <p role="status" className="srOnly">
        {isNewHigh ? `${status} New High Score!` : status}
      </p>
    </div>
  );
}
