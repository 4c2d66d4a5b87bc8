import type {Played} from '../../engine/fixedStep';

export type InvadersAction = 'left' | 'right' | 'fire';

/** `x` and `y` are the top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Moving extends Box {
  speed: number;
}

export interface Invader extends Moving {
  active: boolean;
  points: number;
  /** 0 at the top. */
  row: number;
}

export interface InvadersState extends Played<InvadersAction> {
  seed: number;
  ticks: number;
  player: Moving;
  bullets: readonly Moving[];
  shots: readonly Moving[];
  invaders: readonly Invader[];
  direction: 1 | -1;
  sinceShotMs: number;
  sinceFireMs: number;
}

export type InvadersEvent =
  {type: 'hit'; points: number} | {type: 'wave'; level: number} | {type: 'over'; reason: 'hit' | 'landed'};
