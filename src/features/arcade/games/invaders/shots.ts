import {BULLET, FIELD} from './constants';
import type {Box, Invader, Moving} from './types';

const {width, height} = BULLET;

/** From the middle of what shoots. */
const shotOf = (from: Box, y: number, speed: number): Moving => ({
  x: from.x + (from.width - width) / 2,
  y,
  width,
  height,
  speed,
});

export const playerBullet = (player: Moving): Moving =>
  shotOf(player, player.y - height, -BULLET.playerSpeed);

export const invaderShot = (invader: Invader): Moving =>
  shotOf(invader, invader.y + invader.height, BULLET.invaderSpeed);

/** One tick; drops bullets that are off the field. */
export function fly(bullets: readonly Moving[]): Moving[] {
  return bullets
    .map((bullet) => ({...bullet, y: bullet.y + bullet.speed}))
    .filter(({y}) => y + height > 0 && y < FIELD.height);
}

/** Touching edges do not count. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Each bullet destroys at most one invader. */
export function strike(
  bullets: readonly Moving[],
  invaders: readonly Invader[],
): {bullets: Moving[]; invaders: readonly Invader[]; fallen: Invader[]} {
  const fallen = new Set<Invader>();
  const flying = bullets.filter((bullet) => {
    const target = invaders.find(
      (invader) => invader.active && !fallen.has(invader) && overlap(bullet, invader),
    );
    if (target) {
      fallen.add(target);
    }
    return target === undefined;
  });
  return {
    bullets: flying,
    invaders:
      fallen.size === 0
        ? invaders
        : invaders.map((invader) => (fallen.has(invader) ? {...invader, active: false} : invader)),
    fallen: [...fallen],
  };
}
