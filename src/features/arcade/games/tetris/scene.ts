import type {Scene} from '../../art/scene';
import {paintTetris, TETRIS_FIELD} from './paint';
import type {TetrisEvent, TetrisState} from './types';

/** Tetris, with a flash where rows were cleared. */
export const TETRIS_SCENE: Scene<TetrisState, TetrisEvent> = {
  size: TETRIS_FIELD,
  paint: paintTetris,
  effectsOf: (event) =>
    event.type === 'clear' ? event.rows.map((row) => ({kind: 'row', ageMs: 0, row})) : [],
};
