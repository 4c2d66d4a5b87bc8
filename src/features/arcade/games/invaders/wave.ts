import {invaderSpeed, INVADER, pointsOf, WAVE} from './constants';
import type {Invader} from './types';

export function createWave(level: number): Invader[] {
  return Array.from({length: WAVE.rows * WAVE.columns}, (_, index) => {
    const row = Math.floor(index / WAVE.columns);
    return {
      ...INVADER,
      x: WAVE.startX + (index % WAVE.columns) * WAVE.spacing,
      y: WAVE.startY + row * WAVE.spacing,
      speed: invaderSpeed(level),
      active: true,
      points: pointsOf(row),
      row,
    };
  });
}

/** One tick sideways; at an edge the whole wave drops and turns round. */
export function march(
  invaders: readonly Invader[],
  direction: 1 | -1,
): {invaders: Invader[]; direction: 1 | -1} {
  const moved = invaders.map((invader) => ({...invader, x: invader.x + invader.speed * direction}));
  const dropped = moved.some(({active, x}) => active && (direction === 1 ? x >= WAVE.rightEdge : x <= 0));
  return dropped
    ? {
        invaders: moved.map((invader) => ({...invader, y: invader.y + WAVE.drop})),
        direction: direction === 1 ? -1 : 1,
      }
    : {invaders: moved, direction};
}

/** Whether an invader is so low that the game is lost. */
export const hasLanded = (invaders: readonly Invader[]): boolean =>
  invaders.some(({active, y}) => active && y > WAVE.lossY);

/** The lowest invader left in each column has a free line of fire. */
export function frontLine(invaders: readonly Invader[]): Invader[] {
  const front = new Map<number, Invader>();
  invaders.forEach((invader, index) => {
    if (invader.active) {
      front.set(index % WAVE.columns, invader);
    }
  });
  return [...front.values()];
}
