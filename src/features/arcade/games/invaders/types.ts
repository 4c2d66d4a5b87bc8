import type {Timed} from '../../engine/fixedStep';

export type InvadersAction = 'left' | 'right' | 'fire';

/** A rectangle on the field; x and y are its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Player extends Box {
  speed: number;
}

export interface Bullet extends Box {
  speed: number;
  active: boolean;
}

export interface Invader extends Box {
  speed: number;
  active: boolean;
  points: number;
  /** Its row in the wave, 0 at the top: which creature it is. */
  row: number;
}

export interface InvadersState extends Timed<InvadersAction> {
  over: boolean;
  seed: number;
  score: number;
  level: number;
  ticks: number;
  /** The tick at which the wave came. */
  waveTick: number;
  player: Player;
  bullets: readonly Bullet[];
  shots: readonly Bullet[];
  invaders: readonly Invader[];
  direction: 1 | -1;
  /** Time since the invaders last shot. */
  sinceShotMs: number;
  /** Time since the player last shot. */
  sinceFireMs: number;
}

export type InvadersEvent =
  | {type: 'fire'}
  | {type: 'hit'; x: number; y: number; row: number; points: number}
  | {type: 'drop'}
  | {type: 'wave'; level: number}
  | {type: 'over'; reason: 'hit' | 'landed'};
