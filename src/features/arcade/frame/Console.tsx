import {useId, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import styles from './Console.module.css';
import overlay from './Overlay.module.css';
import Panel, {type PanelProps} from './Panel';

interface ConsoleProps extends PanelProps {
  name: string;
  canvas: RefObject<HTMLCanvasElement | null>;
  size: {width: number; height: number};
  motto: string;
  startLabel: string;
  touch: ReactNode;
}

/** `dark` in both colour modes. */
function Overlay({
  heading,
  dark = false,
  children,
}: {
  heading: string;
  dark?: boolean;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={clsx(overlay.overlay, dark && overlay.dark)}>
      <div className={overlay.card}>
        <h2 className={overlay.heading}>{heading}</h2>
        {children}
      </div>
    </div>
  );
}

export default function Console({
  name,
  running,
  canvas,
  size,
  motto,
  startLabel,
  touch,
  tall = false,
  ...panel
}: ConsoleProps): ReactNode {
  const {region, stage, state, session, announcement, isNewHigh, begin, resume, menu} = running;
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
        {phase === 'menu' && (
          <Overlay heading={motto}>
            <Button primary onClick={begin}>
              {startLabel}
            </Button>
          </Overlay>
        )}
        {phase === 'paused' && (
          <Overlay heading="PAUSED" dark>
            <Button onClick={resume}>Resume</Button>
          </Overlay>
        )}
        {phase === 'countdown' && <Overlay heading={String(count)} dark />}
        {phase === 'gameOver' && (
          <Overlay heading="Game Over">
            <p className="figures">
              Final score: <b>{state.score}</b>
            </p>
            {isNewHigh && <p className={overlay.best}>New High Score!</p>}
            <div className="cluster centred gap8">
              <Button primary onClick={begin}>
                Play Again
              </Button>
              <Button onClick={menu}>{panel.menuLabel}</Button>
            </div>
          </Overlay>
        )}
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
