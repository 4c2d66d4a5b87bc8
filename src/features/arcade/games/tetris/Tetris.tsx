import {useCallback, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../../components/ui/Button';
import {parseSwitch} from '../../play/stored';
import {useGame} from '../../play/useGame';
import {useScene} from '../../play/useScene';
import {MODERN_RULES_KEY} from './entry';
import {TETRIS_GAME} from './game';
import {PieceArt} from './PieceArt';
import {TETRIS_SCENE} from './scene';
import {createTetris} from './step';
import type {PieceType} from './types';
import {useSwipe} from './useSwipe';
import {useStored} from '../../../storage/useStored';
import Console from '../../frame/Console';
import Overlay, {GameOver} from '../../frame/Overlay';
import TouchPad from '../../frame/TouchPad';
import styles from './Tetris.module.css';

const FIRST = createTetris(1);

const MOVES = [
  {action: 'left', label: 'Left', sign: 'left'},
  {action: 'right', label: 'Right', sign: 'right'},
  {action: 'down', label: 'Soft drop', sign: 'down'},
] as const;
const ACTS = [
  {action: 'rotate', label: 'Rotate', sign: 'rotate'},
  {action: 'drop', label: 'Hard drop', sign: 'drop'},
] as const;
const ACTS_MODERN = [...ACTS, {action: 'hold', label: 'Hold', sign: 'hold'}] as const;

function Waiting({label, type}: {label: string; type: PieceType | null}): ReactNode {
  return (
    <div className={styles.waiting}>
      <p>
        {label} <span className="srOnly">{type ?? 'nothing'}</span>
      </p>
      {type !== null && <PieceArt type={type} />}
    </div>
  );
}

/** Tetris, with the modern rules as a switch of its own. */
export default function Tetris(): ReactNode {
  const [modern, setModern] = useStored(MODERN_RULES_KEY, parseSwitch);
  const create = useCallback((seed: number) => createTetris(seed, {modern}), [modern]);
  const {canvas, onFrame} = useScene(FIRST, TETRIS_SCENE);
  const running = useGame(TETRIS_GAME, {create, onFrame});
  const {state, highScore, isNewHigh, input, stage, session, begin, menu} = running;
  const modernMeans = useId();
  const started = session.phase !== 'menu';
  useSwipe(stage, session.phase === 'playing', input.press);
  return (
    <Console
      tall
      name="Tetris"
      running={running}
      canvas={canvas}
      size={TETRIS_SCENE.size}
      pauseKey="P"
      menuLabel="Menu"
      figures={[
        {label: 'Score', value: state.score},
        {label: 'Level', value: state.level},
        {label: 'Lines', value: state.lines},
        {label: 'High score', value: highScore},
      ]}
      extra={
        <>
          <Waiting label="Next" type={started ? state.next : null} />
          {state.rules.modern && <Waiting label="Hold" type={state.held} />}
        </>
      }
      menu={
        <Overlay heading="Ten across, twenty up">
          <Button primary onClick={begin}>
            Start
          </Button>
          <label className={clsx('needsScript', styles.switch)}>
            <input
              type="checkbox"
              role="switch"
              aria-describedby={modernMeans}
              checked={modern}
              onChange={({target: {checked}}) => setModern(checked)}
            />
            Modern rules
          </label>
          <p id={modernMeans} className={clsx('needsScript', styles.means)}>
            An outline shows where a piece lands, one can be kept for later, and turns slide off walls.
          </p>
        </Overlay>
      }
      end={
        <GameOver score={state.score} isNewHigh={isNewHigh}>
          <Button primary onClick={begin}>
            Play Again
          </Button>
          <Button onClick={menu}>Menu</Button>
        </GameOver>
      }
      touch={<TouchPad input={input} left={MOVES} right={state.rules.modern ? ACTS_MODERN : ACTS} />}
    />
  );
}
