import type {Scene} from '../../art/scene';
import {FIELD} from './constants';
import {paintInvaders} from './paint';
import type {InvadersEvent, InvadersState} from './types';

/** Space Invaders, with a burst where an invader fell. */
export const INVADERS_SCENE: Scene<InvadersState, InvadersEvent> = {
  size: FIELD,
  paint: paintInvaders,
  effectsOf: (event) =>
    event.type === 'hit'
      ? [{kind: 'burst', ageMs: 0, x: event.x, y: event.y, row: event.row, points: event.points}]
      : [],
};
