import type {Hue} from '../../../../config/hues';
import {recordOf} from '../../../../lib/record';
import {mirrored, type Sprite} from '../../art/PixelArt';
import drawn from './tiles.json';
import {PIECE_TYPES, type PieceType} from './types';

export const PIECE_HUES: Record<PieceType, Hue> = {
  I: 'teal',
  O: 'amber',
  T: 'violet',
  S: 'green',
  Z: 'rose',
  J: 'blue',
  L: 'orange',
};

const insides = {...drawn.inside, Z: drawn.inside.S.map(mirrored)};

/** One cell, 10 by 10 pixels; the pattern tells pieces apart without colour (WCAG 1.4.1). */
export const TILES: Record<PieceType, Sprite> = recordOf(PIECE_TYPES, (type) => [
  '.########.',
  ...insides[type],
  '.########.',
]);

/** The picture on the index of games; each letter is a piece. */
export const BOARD_ROWS = drawn.board;
