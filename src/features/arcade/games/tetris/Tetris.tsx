import type {ReactNode} from 'react';
import {Button} from '../../../../components/ui/Button';
import {useGame} from '../../play/useGame';
import {useScene} from '../../play/useScene';
import {TETRIS_GAME} from './game';
import {PieceArt} from './PieceArt';
import {TETRIS_SCENE} from './paint';
import {createTetris} from './step';
import {useSwipe} from './useSwipe';
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

/** Tetris. */
export default function Tetris(): ReactNode {
  const {canvas, onFrame} = useScene(FIRST, TETRIS_SCENE);
  const running = useGame(TETRIS_GAME, {create: createTetris, onFrame});
  const {state, highScore, isNewHigh, input, stage, session, begin, menu} = running;
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
        <div className={styles.next}>
          <p>
            Next <span className="srOnly">{started ? state.next : 'nothing'}</span>
          </p>
          {started && <PieceArt type={state.next} />}
        </div>
      }
      menu={
        <Overlay heading="Ten across, twenty up">
          <Button primary onClick={begin}>
            Start
          </Button>
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
      touch={<TouchPad input={input} left={MOVES} right={ACTS} />}
    />
  );
}
