import type {Hue} from '../../../../config/hues';
import {mirrored, type Sprite} from '../../art/PixelArt';
import type {PieceType} from './types';

export const PIECE_HUES: Record<PieceType, Hue> = {
  I: 'teal',
  O: 'amber',
  T: 'violet',
  S: 'green',
  Z: 'rose',
  J: 'blue',
  L: 'orange',
};

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

/** One cell, 10 by 10 pixels; the pattern tells pieces apart without colour (WCAG 1.4.1). */
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

/** For the picture on the index; each letter is a piece. */
export const BOARD_ROWS = [
  '..........',
  '..........',
  '.........I',
  '.........I',
  '.........I',
  '.........I',
  '..........',
  '......SS..',
  'JJ...SSOO.',
  'JLLLTTTOO.',
  'JLJJZTSST.',
  'OOJZZSSTT.',
  'OOJZIIIIT.',
];
