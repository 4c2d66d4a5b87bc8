import type {Input} from '../../engine/fixedStep';
import {BULLET} from './constants';
import type {InvadersAction, InvadersState} from './types';
import {frontLine} from './wave';

const middle = ({x, width}: {x: number; width: number}) => x + width / 2;

/** Which way to leave the path of a shot that is about to land, or 0. */
function dodge({shots, player}: InvadersState): number {
  const danger = shots.find(
    (shot) => player.y - shot.y < 110 && Math.abs(middle(shot) - middle(player)) < player.width / 2 + 14,
  );
  if (!danger) {
    return 0;
  }
  const away = middle(player) >= middle(danger) ? 1 : -1;
  return player.x < 60 ? 1 : player.x > 690 ? -1 : away;
}

/** Plays by itself, tolerably: keeps clear of shots, goes where the nearest invader will be, and shoots it. */
export function flyInvaders(state: InvadersState): Input<InvadersAction> {
  const {player, invaders, direction} = state;
  const aims = frontLine(invaders).map((invader) => {
    const ticks = (player.y - invader.y - invader.height) / BULLET.playerSpeed;
    return middle(invader) + direction * invader.speed * ticks - middle(player);
  });
  const aim = aims.reduce((best, next) => (Math.abs(next) < Math.abs(best) ? next : best), Infinity);
  const escape = dodge(state);
  const way = escape === 0 && Math.abs(aim) > player.speed && aim !== Infinity ? Math.sign(aim) : escape;
  const held: InvadersAction[] = way > 0 ? ['right'] : way < 0 ? ['left'] : [];
  if (Math.abs(aim) < 16) {
    held.push('fire');
  }
  return {held, pressed: []};
}
