import {announces, FIELD} from './constants';
import type {Bullet, InvadersEvent, InvadersState} from './types';
import {progress, type Effect, type Scene} from '../../art/scene';
import {BURST, creatureOf, SHIP} from './sprites';
import type {Palette} from '../../art/screen';
import {paintSprite} from '../../art/pixels';

const PIXEL = 2;
const POSE_TICKS = 30;

function paintGround(context: CanvasRenderingContext2D, {invaders}: InvadersState, palette: Palette): void {
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, FIELD.width, FIELD.height);
  context.fillStyle = palette.line;
  for (let y = 25; y < FIELD.height; y += 25) {
    for (let x = 25; x < FIELD.width; x += 25) {
      context.fillRect(x - 1, y - 1, 2, 2);
    }
  }
  const columns = 80;
  const width = FIELD.width / columns;
  const gone = invaders.filter(({active}) => !active).length / invaders.length;
  for (let column = 0; column < columns; column++) {
    const share = (column + 0.5) / columns;
    const height = 20 + 460 / (1 + Math.exp(-9 * (share - 0.58)));
    const top = FIELD.height - Math.round(height / 5) * 5;
    context.globalAlpha = share < gone ? 0.9 : 0.5;
    context.fillStyle = share < gone ? palette.accent : palette.line;
    context.fillRect(column * width, top, width, 5);
    if (share < gone) {
      context.globalAlpha = 0.1;
      context.fillStyle = palette.brand;
      context.fillRect(column * width, top + 5, width, FIELD.height);
    }
  }
  context.globalAlpha = 1;
}

function paintBullets(context: CanvasRenderingContext2D, bullets: readonly Bullet[], colour: string): void {
  context.fillStyle = colour;
  for (const {x, y, width, height} of bullets) {
    context.fillRect(x, y, width, height);
  }
}

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

function paintBurst(context: CanvasRenderingContext2D, effect: Effect, palette: Palette): void {
  if (effect.kind !== 'burst') {
    return;
  }
  const hue = palette.hue[creatureOf(effect.row).hue];
  context.globalAlpha = 1 - progress(effect) ** 2;
  paintSprite(context, BURST, {x: effect.x, y: effect.y, size: PIXEL, hue, second: hue});
  context.fillStyle = palette.ink;
  context.font = '700 15px ui-monospace, monospace';
  context.textAlign = 'center';
  context.fillText(`+${effect.points}`, effect.x + 20, effect.y - 6 - 10 * progress(effect));
  context.globalAlpha = 1;
}

function paintLevel(context: CanvasRenderingContext2D, level: number, colour: string): void {
  context.fillStyle = colour;
  context.font = '700 44px ui-monospace, monospace';
  context.textAlign = 'center';
  context.fillText(`LEVEL ${level}`, FIELD.width / 2, 420);
}

function paintInvaders(
  context: CanvasRenderingContext2D,
  state: InvadersState,
  palette: Palette,
  effects: readonly Effect[],
): void {
  const {second} = palette;
  paintGround(context, state, palette);
  const pose = Math.floor(state.ticks / POSE_TICKS) % 2 === 0 ? 0 : 1;
  for (const {active, row, x, y} of state.invaders) {
    if (active) {
      const {poses, hue} = creatureOf(row);
      paintSprite(context, poses[pose], {x, y, size: PIXEL, hue: palette.hue[hue], second});
    }
  }
  paintBullets(context, state.bullets, palette.brand);
  paintShots(context, state, palette.signal);
  paintSprite(context, SHIP, {...state.player, size: PIXEL, hue: palette.brand, second});
  if (state.ticks > 0 && !state.over && announces(state)) {
    paintLevel(context, state.level, palette.ink);
  }
  for (const effect of effects) {
    paintBurst(context, effect, palette);
  }
}

export const INVADERS_SCENE: Scene<InvadersState, InvadersEvent> = {
  size: FIELD,
  paint: paintInvaders,
  effectsOf: (event) =>
    event.type === 'hit'
      ? [{kind: 'burst', ageMs: 0, x: event.x, y: event.y, row: event.row, points: event.points}]
      : [],
};
