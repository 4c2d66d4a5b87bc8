import {useId, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import type {Running} from '../play/useGame';
import styles from './Console.module.css';
import overlay from './Overlay.module.css';
import panel from './Panel.module.css';

interface ConsoleProps {
  words: Record<'name' | 'motto' | 'start' | 'pauseKey' | 'menu', string>;
  running: Running;
  canvas: RefObject<HTMLCanvasElement | null>;
  size: {width: number; height: number};
  /** Between level and high score. */
  figures?: Record<string, number>;
  extra?: ReactNode;
  touch: ReactNode;
}

/** `dark` in both colour modes. */
function Overlay({heading, dark = false, children}: {heading: string; dark?: boolean; children?: ReactNode}) {
  return (
    <div className={clsx(overlay.overlay, dark && overlay.dark)}>
      <div className={clsx('stack middle gap12', overlay.card)}>
        <h2 className={overlay.heading}>{heading}</h2>
        {children}
      </div>
    </div>
  );
}

export default function Console({words, running, canvas, size, figures, extra, touch}: ConsoleProps) {
  const {region, stage, state, session, announcement, isNewHigh, begin, toggle, resume, menu} = running;
  const readout = {Score: state.score, Level: state.level, ...figures, 'High score': running.highScore};
  const {phase, count} = session;
  const paused = phase === 'paused';
  const hint = useId();
  /** A tall field has the panel beside it. */
  const tall = size.height > size.width;
  const status = paused ? 'Paused.' : phase === 'countdown' ? String(count) : announcement;
  return (
    <div
      ref={region}
      className={clsx('grid clipped', styles.console, tall && styles.tall)}
      style={{'--ratio': size.width / size.height}}
      data-phase={phase}
    >
      <div className={styles.field}>
        <div
          ref={stage}
          className={styles.stage}
          tabIndex={-1}
          role="application"
          aria-label={`${words.name}, playing field`}
          aria-describedby={hint}
        >
          <canvas ref={canvas} {...size} className={clsx('block full', styles.canvas)} aria-hidden="true" />
        </div>
        {phase === 'menu' && (
          <Overlay heading={words.motto}>
            <Button primary onClick={begin}>
              {words.start}
            </Button>
          </Overlay>
        )}
        {paused && (
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
            {isNewHigh && <p className={clsx('heavy', overlay.best)}>New High Score!</p>}
            <div className="cluster centred gap8">
              <Button primary onClick={begin}>
                Play Again
              </Button>
              <Button onClick={menu}>{words.menu}</Button>
            </div>
          </Overlay>
        )}
      </div>
      {/* After the field, so that Tab leads from there to the game's buttons and not out of the game. */}
      <div className={clsx('cluster middle', panel.panel, tall && panel.beside)}>
        <div className={panel.readout}>
          <dl className={clsx('cluster', panel.figures)}>
            {Object.entries(readout).map(([label, value]) => (
              <div key={label}>
                <dt className="fine">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {extra}
        </div>
        <div className={clsx('cluster gap8 toEnd', panel.buttons)}>
          {phase !== 'menu' && phase !== 'gameOver' && (
            <>
              <Button small onClick={paused ? resume : toggle}>
                <Icon name={paused ? 'play' : 'pause'} />
                <span className={panel.name}>{paused ? 'Resume' : 'Pause'}</span>
              </Button>
              <Button small onClick={menu}>
                <Icon name="menu" />
                <span className={panel.name}>{words.menu}</span>
              </Button>
            </>
          )}
        </div>
        <p id={hint} className={clsx('fine', panel.hint)}>
          Press <kbd>{words.pauseKey}</kbd> to pause.
        </p>
      </div>
      {touch}
      <p role="status" className="srOnly">
        {isNewHigh ? `${status} New High Score!` : status}
      </p>
    </div>
  );
}
