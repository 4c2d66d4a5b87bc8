import {BOARD} from './constants';
import {cellsOf} from './pieces';
import type {PieceType, TetrisEvent, TetrisState} from './types';
import {progress, type Effect, type Scene} from '../../art/scene';
import type {Palette} from '../../art/screen';
import {paintSprite} from '../../art/pixels';
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

function paintTetris(
  context: CanvasRenderingContext2D,
  {board, piece}: TetrisState,
  palette: Palette,
  effects: readonly Effect[],
): void {
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
  for (const effect of effects) {
    if (effect.kind === 'row') {
      context.globalAlpha = 1 - progress(effect);
      context.fillStyle = palette.accent;
      context.fillRect(0, effect.row * cell, FIELD.width, cell);
      context.globalAlpha = 1;
    }
  }
}

export const TETRIS_SCENE: Scene<TetrisState, TetrisEvent> = {
  size: FIELD,
  paint: paintTetris,
  effectsOf: (event) =>
    event.type === 'clear' ? event.rows.map((row) => ({kind: 'row', ageMs: 0, row})) : [],
};
