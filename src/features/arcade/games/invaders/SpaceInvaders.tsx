import type {ReactNode} from 'react';
import {Button} from '../../../../components/ui/Button';
import {FIELD} from './constants';
import {INVADERS_GAME} from './game';
import {INVADERS_SCENE} from './paint';
import {createInvaders} from './step';
import {useGame} from '../../play/useGame';
import {useScene} from '../../play/useScene';
import Console from '../../frame/Console';
import Overlay, {GameOver} from '../../frame/Overlay';
import TouchPad from '../../frame/TouchPad';

const FIRST = createInvaders(1);

const MOVES = [
  {action: 'left', label: 'Left', sign: 'left'},
  {action: 'right', label: 'Right', sign: 'right'},
] as const;
const SHOOT = [{action: 'fire', label: 'Shoot', sign: 'fire'}] as const;

/** Space Invaders. */
export default function SpaceInvaders(): ReactNode {
  const {canvas, onFrame} = useScene(FIRST, INVADERS_SCENE);
  const running = useGame(INVADERS_GAME, {create: createInvaders, onFrame});
  const {state, highScore, isNewHigh, input, begin, menu} = running;
  return (
    <Console
      name="Space Invaders"
      running={running}
      canvas={canvas}
      size={FIELD}
      pauseKey="ESC"
      menuLabel="Main Menu"
      figures={[
        {label: 'Score', value: state.score},
        {label: 'Level', value: state.level},
        {label: 'High score', value: highScore},
      ]}
      menu={
        <Overlay heading="Keep your week clear">
          <Button primary onClick={begin}>
            Start Game
          </Button>
        </Overlay>
      }
      end={
        <GameOver score={state.score} isNewHigh={isNewHigh}>
          <Button primary onClick={begin}>
            Play Again
          </Button>
          <Button onClick={menu}>Main Menu</Button>
        </GameOver>
      }
      touch={<TouchPad input={input} left={MOVES} right={SHOOT} />}
    />
  );
}
