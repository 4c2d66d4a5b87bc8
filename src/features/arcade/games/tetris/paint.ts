import {BOARD} from './constants';
import {cellsOf} from './pieces';
import type {PieceType, TetrisState} from './types';
import type {Scene} from '../../play/useScene';
import type {Palette} from '../../art/screen';
import {paintSprite} from '../../art/PixelArt';
import {PIECE_HUES, TILES} from './tiles';

const {cell, columns, rows} = BOARD;

const FIELD = {width: columns * cell, height: rows * cell} as const;

function paintGround(context: CanvasRenderingContext2D, palette: Palette): void {
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, FIELD.width, FIELD.height);
  context.fillStyle = palette.line;
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      context.fillRect(column * cell - 1, row * cell - 1, 2, 2);
    }
  }
}

function paintTetris(context: CanvasRenderingContext2D, {board, piece}: TetrisState, palette: Palette): void {
  const paintCell = (type: PieceType, column: number, row: number) =>
    paintSprite(context, TILES[type], {
      x: column * cell,
      y: row * cell,
      size: cell / 10,
      hue: palette.hue[PIECE_HUES[type]],
      second: palette.ground,
    });

  paintGround(context, palette);
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
