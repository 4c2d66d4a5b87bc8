import {FIELD} from './constants';
import type {InvadersState} from './types';
import type {Scene} from '../../play/useScene';
import {creatureOf, SHIP} from './sprites';
import {paintGround, type Palette} from '../../art/screen';
import {paintSprite} from '../../art/PixelArt';

const PIXEL = 2;
const POSE_TICKS = 30;

/** Zigzags for the invaders, bars for the player, so that shots differ without colour (WCAG 1.4.1). */
function paintShots(context: CanvasRenderingContext2D, {shots, ticks}: InvadersState, colour: string): void {
  context.fillStyle = colour;
  for (const {x, y} of shots) {
    const lean = ticks % 12 < 6 ? 3 : -1;
    context.fillRect(x + lean, y - 6, 3, 5);
    context.fillRect(x + 2 - lean, y - 1, 3, 5);
    context.fillRect(x + lean, y + 4, 3, 5);
  }
}

function paintInvaders(context: CanvasRenderingContext2D, state: InvadersState, palette: Palette): void {
  const {second} = palette;
  paintGround(context, FIELD, 25, palette);
  const pose = Math.floor(state.ticks / POSE_TICKS) % 2 === 0 ? 0 : 1;
  for (const {active, row, x, y} of state.invaders) {
    if (active) {
      const {poses, hue} = creatureOf(row);
      paintSprite(context, poses[pose], {x, y, size: PIXEL, hue: palette.hue[hue], second});
    }
  }
  context.fillStyle = palette.brand;
  for (const {x, y, width, height} of state.bullets) {
    context.fillRect(x, y, width, height);
  }
  paintShots(context, state, palette.signal);
  paintSprite(context, SHIP, {...state.player, size: PIXEL, hue: palette.brand, second});
}

export const INVADERS_SCENE: Scene<InvadersState> = {size: FIELD, paint: paintInvaders};
