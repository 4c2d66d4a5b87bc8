import type {PieceType} from '../games/tetris/types';
import {mirrored, type Sprite} from './pixels';

const tile = (inside: Sprite): Sprite => ['.########.', ...inside, '.########.'];

const slanted = tile([
  '######oo##',
  '#####oo###',
  '####oo####',
  '###oo###o#',
  '##oo###oo#',
  '#oo###oo##',
  '#o###oo###',
  '####oo####',
]);

/** One cell of each piece, 10 by 10 pixels: a pattern of its own, so that no piece is known by its hue alone. */
export const TILES: Record<PieceType, Sprite> = {
  I: tile([
    '##########',
    '#######oo#',
    '#######oo#',
    '####ooooo#',
    '####oo####',
    '#ooooo####',
    '#oo#######',
    '##########',
  ]),
  O: tile([
    '##########',
    '###oooo###',
    '##oo##oo##',
    '##o####o##',
    '##o####o##',
    '##oo##oo##',
    '###oooo###',
    '##########',
  ]),
  T: tile([
    '##########',
    '####oo####',
    '####oo####',
    '##oooooo##',
    '##oooooo##',
    '####oo####',
    '####oo####',
    '##########',
  ]),
  S: slanted,
  Z: slanted.map(mirrored),
  J: tile([
    '##########',
    '##oo##oo##',
    '##oo##oo##',
    '##oo##oo##',
    '##oo##oo##',
    '##oo##oo##',
    '##oo##oo##',
    '##########',
  ]),
  L: tile([
    '##########',
    '##oooooo##',
    '##oooooo##',
    '##########',
    '##########',
    '##oooooo##',
    '##oooooo##',
    '##########',
  ]),
};
