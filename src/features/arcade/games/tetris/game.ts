import {counted} from '../../../../lib/counted';
import type {Game} from '../../play/game';
import {TETRIS} from '../index';
import {stepTetris} from './step';
import type {TetrisAction, TetrisEvent, TetrisState} from './types';

const SOUNDS = {
  move: 'tick',
  rotate: 'turn',
  lock: 'thud',
  clear: 'clear',
  level: 'rise',
  over: 'over',
} as const;

function announce(event: TetrisEvent, {score}: TetrisState): string | null {
  switch (event.type) {
    case 'clear':
      return `${counted(event.rows.length, 'line')}, ${event.points} points. Score ${score}.`;
    case 'level':
      return `Level ${event.level}.`;
    case 'over':
      return `Game over. Final score ${score}.`;
    default:
      return null;
  }
}

/** Tetris as the page plays it, with its controls. */
export const TETRIS_GAME: Game<TetrisState, TetrisAction, TetrisEvent> = {
  step: stepTetris,
  highScoreKey: TETRIS.highScoreKey,
  saves: 'at the end',
  keys: {
    ArrowLeft: 'left',
    KeyA: 'left',
    ArrowRight: 'right',
    KeyD: 'right',
    ArrowUp: 'rotate',
    KeyW: 'rotate',
    ArrowDown: 'down',
    KeyS: 'down',
    Space: 'drop',
  },
  pauseKey: 'KeyP',
  soundOf: ({type}) => SOUNDS[type],
  announce,
};
