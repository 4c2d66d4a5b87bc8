import {BOARD} from './constants';
import {cellsOf} from './pieces';
import type {PieceType, TetrisState} from './types';
import type {Scene} from '../../play/useScene';
import {paintGround, type Palette} from '../../art/screen';
import {paintSprite} from '../../art/PixelArt';
import {PIECE_HUES, TILES} from './tiles';

const {cell, columns, rows} = BOARD;

const FIELD = {width: columns * cell, height: rows * cell} as const;

function paintTetris(context: CanvasRenderingContext2D, {board, piece}: TetrisState, palette: Palette): void {
  const paintCell = (type: PieceType, column: number, row: number) =>
    paintSprite(context, TILES[type], {
      x: column * cell,
      y: row * cell,
      size: cell / 10,
      hue: palette.hue[PIECE_HUES[type]],
      second: palette.ground,
    });

  paintGround(context, FIELD, cell, palette);
  board.forEach((cells, row) =>
    cells.forEach((type, column) => {
      if (type !== null) {
        paintCell(type, column, row);
      }
    }),
  );
  for (const [x, y] of cellsOf(piece)) {
    paintCell(piece.type, x, y);
  }
}

export const TETRIS_SCENE: Scene<TetrisState> = {size: FIELD, paint: paintTetris};
