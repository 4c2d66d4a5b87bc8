import {BULLET, FIELD} from './constants';
import type {Box, Bullet, Invader, Player} from './types';

const size = {width: BULLET.width, height: BULLET.height};

/** Upwards, from the middle of the ship. */
export const playerBullet = (player: Player): Bullet => ({
  ...size,
  x: player.x + (player.width - BULLET.width) / 2,
  y: player.y - BULLET.height,
  speed: -BULLET.playerSpeed,
  active: true,
});

/** Downwards, from the middle of the invader. */
export const invaderShot = (invader: Invader): Bullet => ({
  ...size,
  x: invader.x + (invader.width - BULLET.width) / 2,
  y: invader.y + invader.height,
  speed: BULLET.invaderSpeed,
  active: true,
});

/** One tick; drops bullets that are spent or off the field. */
export function fly(bullets: readonly Bullet[]): Bullet[] {
  return bullets
    .map((bullet) => ({...bullet, y: bullet.y + bullet.speed}))
    .filter(({active, y, height}) => active && y + height > 0 && y < FIELD.height);
}

/** Touching edges do not count. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Each bullet destroys at most one invader. */
export function strike(
  bullets: readonly Bullet[],
  invaders: readonly Invader[],
): {bullets: Bullet[]; invaders: readonly Invader[]; fallen: Invader[]} {
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
