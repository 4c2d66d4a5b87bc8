import {FIELD} from '../games/invaders/constants';
import type {InvadersEvent, InvadersState} from '../games/invaders/types';
import type {TetrisEvent, TetrisState} from '../games/tetris/types';
import type {Effect} from './effects';
import {paintInvaders} from '../games/invaders/paint';
import {paintTetris, TETRIS_FIELD} from '../games/tetris/paint';
import type {Palette} from './palette';
import type {Size} from './screen';

/** How a game looks: its size in logical pixels, its painter, and the effects of its events. */
export interface Scene<State, Event> {
  size: Size;
  paint: (
    context: CanvasRenderingContext2D,
    state: State,
    palette: Palette,
    effects: readonly Effect[],
  ) => void;
  effectsOf: (event: Event) => readonly Effect[];
}

/** Space Invaders, with a burst where an invader fell. */
export const INVADERS_SCENE: Scene<InvadersState, InvadersEvent> = {
  size: FIELD,
  paint: paintInvaders,
  effectsOf: (event) =>
    event.type === 'hit'
      ? [{kind: 'burst', ageMs: 0, x: event.x, y: event.y, row: event.row, points: event.points}]
      : [],
};

/** Tetris, with a flash where rows were cleared. */
export const TETRIS_SCENE: Scene<TetrisState, TetrisEvent> = {
  size: TETRIS_FIELD,
  paint: paintTetris,
  effectsOf: (event) =>
    event.type === 'clear' ? event.rows.map((row) => ({kind: 'row', ageMs: 0, row})) : [],
};
