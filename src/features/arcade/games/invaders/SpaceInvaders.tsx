import {FIELD} from './constants';
import {SPACE_INVADERS} from '../index';
import {INVADERS_SCENE} from './paint';
import {createInvaders, stepInvaders} from './step';
import type {InvadersAction, InvadersEvent, InvadersState} from './types';
import {useGame, type Game} from '../../play/useGame';
import {useScene} from '../../play/useScene';
import Console from '../../frame/Console';
import TouchPad from '../../frame/TouchPad';

const FIRST = createInvaders(1);

const MOVES = [
  {action: 'left', label: 'Left', icon: 'back'},
  {action: 'right', label: 'Right', icon: 'arrow'},
] as const;
const SHOOT = [{action: 'fire', label: 'Shoot', icon: 'up'}] as const;

const WORDS = {
  name: 'Space Invaders',
  motto: 'Keep your week clear',
  start: 'Start Game',
  pauseKey: 'ESC',
  menu: 'Main Menu',
};

const ENDS = {hit: 'Your ship was hit.', landed: 'The invaders have landed.'} as const;

function announce(event: InvadersEvent, {score}: InvadersState): string | null {
  switch (event.type) {
    case 'hit':
      return Math.floor(score / 100) > Math.floor((score - event.points) / 100) ? `Score ${score}.` : null;
    case 'wave':
      return `Level ${event.level}, a new wave.`;
    case 'over':
      return `${ENDS[event.reason]} Game over. Final score ${score}.`;
    default:
      return null;
  }
}

const GAME: Game<InvadersState, InvadersAction, InvadersEvent> = {
  step: stepInvaders,
  highScoreKey: SPACE_INVADERS.highScoreKey,
  saves: 'at once',
  keys: {ArrowLeft: 'left', KeyA: 'left', ArrowRight: 'right', KeyD: 'right', Space: 'fire'},
  pauseKey: 'Escape',
  announce,
};

export default function SpaceInvaders() {
  const {canvas, onFrame} = useScene(FIRST, INVADERS_SCENE);
  const running = useGame(GAME, {create: createInvaders, onFrame});
  return (
    <Console
      words={WORDS}
      running={running}
      canvas={canvas}
      size={FIELD}
      touch={<TouchPad input={running.input} left={MOVES} right={SHOOT} />}
    />
  );
}
