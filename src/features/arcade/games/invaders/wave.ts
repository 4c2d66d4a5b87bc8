import {invaderSpeed, INVADER, pointsOf, WAVE} from './constants';
import type {Invader} from './types';

/** A full wave at its starting place, with the speed of its level. */
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

/** Moves the wave one tick sideways; at an edge all of it drops and turns round. */
export function march(
  invaders: readonly Invader[],
  direction: 1 | -1,
): {invaders: Invader[]; direction: 1 | -1; dropped: boolean} {
  const moved = invaders.map((invader) => ({...invader, x: invader.x + invader.speed * direction}));
  const dropped = moved.some(({active, x}) => active && (direction === 1 ? x >= WAVE.rightEdge : x <= 0));
  return dropped
    ? {
        invaders: moved.map((invader) => ({...invader, y: invader.y + WAVE.drop})),
        direction: direction === 1 ? -1 : 1,
        dropped,
      }
    : {invaders: moved, direction, dropped};
}

/** Whether an invader has come too low. */
export const hasLanded = (invaders: readonly Invader[]): boolean =>
  invaders.some(({active, y}) => active && y > WAVE.lossY);

/** The lowest living invader of each column: those with a free line of fire. */
export function frontLine(invaders: readonly Invader[]): Invader[] {
  const front = new Map<number, Invader>();
  invaders.forEach((invader, index) => {
    if (invader.active) {
      front.set(index % WAVE.columns, invader);
    }
  });
  return [...front.values()];
}
