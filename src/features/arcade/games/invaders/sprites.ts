import type {Hue} from '../../../../config/hues';
import {mirror, mirrorAbout, type Sprite} from '../../art/PixelArt';
import drawn from './sprites.json';

interface Creature {
  name: string;
  hue: Hue;
  /** Two alternating poses of 20 by 15 pixels. */
  poses: readonly [Sprite, Sprite];
}

function creature(name: keyof typeof drawn.creatures, hue: Hue): Creature {
  const {body, first, second} = drawn.creatures[name];
  return {name, hue, poses: [mirror([...body, ...first]), mirror([...body, ...second])]};
}

/** One for each row of the wave, from the top. */
export const CREATURES: readonly [Creature, ...Creature[]] = [
  creature('Vanity metric', 'violet'),
  creature('Scope creep', 'rose'),
  creature('Spam bot', 'blue'),
  creature('Late invoice', 'orange'),
  creature('Meeting without an agenda', 'teal'),
];

export const creatureOf = (row: number): Creature => CREATURES[row] ?? CREATURES[0];

/** A growth chart with wings, 25 by 15 pixels. */
export const SHIP: Sprite = mirrorAbout(drawn.ship);
