import type {ComponentType} from 'react';
import type {GameId} from './entry';
import InvadersPicture from './invaders/Picture';
import TetrisPicture from './tetris/Picture';

/** The picture on each game's card, which plays itself while `moving`. Loaded by the index alone. */
export const PICTURES: Record<GameId, ComponentType<{moving: boolean}>> = {
  'space-invaders': InvadersPicture,
  tetris: TetrisPicture,
};
