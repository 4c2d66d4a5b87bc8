import type {Hue} from '../../../../config/hues';
import {mirrored, type Sprite} from '../../art/pixels';
import type {PieceType} from './types';

/** The hue of each piece; its pattern identifies it without colour (WCAG 1.4.1). */
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

/** One cell of each piece, 10 by 10 pixels: each has a different pattern, so that no piece is known by its hue alone. */
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

/** The lower part of a board, for the picture on the index: a cell is its piece's letter. */
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
