import type {Game} from '../../play/game';
import {SPACE_INVADERS} from '../index';
import {stepInvaders} from './step';
import type {InvadersAction, InvadersEvent, InvadersState} from './types';

const SOUNDS = {fire: 'fire', hit: 'hit', drop: 'thud', wave: 'rise', over: 'over'} as const;
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

/** Space Invaders as the page plays it, with its controls. */
export const INVADERS_GAME: Game<InvadersState, InvadersAction, InvadersEvent> = {
  step: stepInvaders,
  highScoreKey: SPACE_INVADERS.highScoreKey,
  saves: 'at once',
  keys: {
    ArrowLeft: 'left',
    KeyA: 'left',
    ArrowRight: 'right',
    KeyD: 'right',
    Space: 'fire',
  },
  pauseKey: 'Escape',
  soundOf: ({type}) => SOUNDS[type],
  announce,
};
